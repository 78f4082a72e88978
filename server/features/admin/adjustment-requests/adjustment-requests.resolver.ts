import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ADJUSTMENT_REQUEST } from '../../../../core/limits.js';
import type { Toman } from '../../../../core/money.js';
import { requireAdmin, type Ctx } from '../../../platform/context.js';
import type { LazyPage } from '../../../platform/db/page.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { TomanScalar } from '../../../platform/graphql/scalars.js';
import { type AdjustmentType, AdjustmentTypeEnum } from '../../wallet/index.js';
import * as requests from './adjustment-requests.service.js';
import {
  AdjustmentApprovalType,
  AdjustmentRequestPageType,
  AdjustmentRequestsFilter,
  AdjustmentRequestType,
} from './adjustment-requests.types.js';
import { PageArgs } from '../../../platform/graphql/list.types.js';

const OPTIONAL = { nullable: true };

@Resolver(() => AdjustmentRequestType)
export class AdjustmentRequestsResolver {
  @NoKey()
  @Query(() => AdjustmentApprovalType, { description: 'For administrators: from which amount two must agree.' })
  adjustmentApproval(@Context() ctx: Ctx): AdjustmentApprovalType {
    requireAdmin(ctx);
    return { aboveRials: ctx.config.adjustApprovalRials, expiresHours: ADJUSTMENT_REQUEST.expiresMs / 3_600_000 };
  }

  @NoKey()
  @Query(() => AdjustmentRequestPageType, { description: 'For administrators: newest first.' })
  adjustmentRequests(
    @Context() ctx: Ctx,
    @Arg('filter', () => AdjustmentRequestsFilter, OPTIONAL) filter: AdjustmentRequestsFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<AdjustmentRequestType>> {
    return requests.readRequests(ctx, { ...filter, ...paging });
  }

  @NoKey()
  @Mutation(() => AdjustmentRequestType, {
    description:
      'For administrators: asks another one to approve a change that adjustWallet answers with APPROVAL_REQUIRED.',
  })
  requestWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('walletId', () => ID, { description: 'Or its owner’s id.' }) walletId: string,
    @Arg('type', () => AdjustmentTypeEnum) type: AdjustmentType,
    @Arg('amountToman', () => TomanScalar, { description: 'Of a correction, the new balance.' }) amountToman: Toman,
    @Arg('reason', () => String) reason: string,
    @Arg('notes', () => String, OPTIONAL) notes: string | null,
    @Arg('idempotencyKey', () => String, OPTIONAL) idempotencyKey: string | null,
  ): Promise<AdjustmentRequestType> {
    return requests.requestAdjustment(ctx, { walletId, type, amountToman, reason, notes, idempotencyKey });
  }

  @NoKey()
  @Mutation(() => AdjustmentRequestType, { description: 'For another administrator than the one who asks.' })
  approveWalletAdjustment(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<AdjustmentRequestType> {
    return requests.approveAdjustment(ctx, id);
  }

  @NoKey()
  @Mutation(() => AdjustmentRequestType, { description: 'For another administrator than the one who asks.' })
  rejectWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<AdjustmentRequestType> {
    return requests.rejectAdjustment(ctx, id, { reason });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve or reject it.' })
  mayDecide(@Context() ctx: Ctx, @Root() request: AdjustmentRequestType): boolean {
    return requests.mayDecide(ctx, request);
  }
}
