import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ADJUSTMENT_REQUEST } from '#core/limits/limits.js';
import type { Toman } from '#core/money.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { type AdjustmentType, AdjustmentTypeEnum } from '#features/wallet/index.js';
import { AdjustmentRequestsFilter, type RequestsInput } from './adjustment-requests.inputs.js';
import * as requests from './adjustment-requests.service.js';
import {
  AdjustmentApprovalType,
  AdjustmentRequestPageType,
  AdjustmentRequestType,
} from './adjustment-requests.types.js';
import { PageArgs } from '#platform/graphql/list.types.js';

@Resolver(() => AdjustmentRequestType)
export class AdjustmentRequestsResolver {
  @AdminOnly()
  @Query(() => AdjustmentApprovalType, { description: 'For administrators: from which amount two must agree.' })
  adjustmentApproval(@Context() ctx: Ctx): AdjustmentApprovalType {
    requireAdmin(ctx);
    return { aboveRials: ctx.config.adjustApprovalRials, expiresHours: ADJUSTMENT_REQUEST.expiresMs / 3_600_000 };
  }

  @AdminOnly()
  @Query(() => AdjustmentRequestPageType, { description: 'For administrators: newest first.' })
  adjustmentRequests(
    @Context() ctx: Ctx,
    @Arg('filter', () => AdjustmentRequestsFilter, {
      nullable: true,
      description: 'Only requests that match; without it all of them.',
    })
    filter: RequestsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<AdjustmentRequestType>> {
    return requests.readRequests(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Mutation(() => AdjustmentRequestType, {
    description:
      'For administrators: requests another one’s approval of a change that adjustWallet answers with APPROVAL_REQUIRED.',
  })
  requestWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('walletId', () => ID, { description: 'Or its owner’s id.' }) walletId: string,
    @Arg('type', () => AdjustmentTypeEnum, { description: 'How it would be changed.' }) type: AdjustmentType,
    @Arg('amountToman', () => TomanScalar, {
      description: 'The amount in the unit of its name; for a correction, the new balance.',
    })
    amountToman: Toman,
    @Arg('reason', () => String, { description: 'Why, as the customer would read it; up to 2000 characters.' })
    reason: string,
    @Arg('notes', () => String, { nullable: true, description: 'For administrators only; up to 2000 characters.' })
    notes: string | null,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A repetition with the same key acts once and answers the same.',
    })
    idempotencyKey: string | null,
  ): Promise<AdjustmentRequestType> {
    return requests.requestAdjustment(ctx, { walletId, type, amountToman, reason, notes, idempotencyKey });
  }

  @AdminOnly()
  @Mutation(() => AdjustmentRequestType, {
    description: 'For an administrator other than the requester: changes the balance and notifies its owner.',
  })
  approveWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the request.' }) id: string,
  ): Promise<AdjustmentRequestType> {
    return requests.approveAdjustment(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => AdjustmentRequestType, {
    description: 'For an administrator other than the requester: the balance stays as it is.',
  })
  rejectWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the request.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, for the requester; 1 to 2000 characters.' }) reason: string,
  ): Promise<AdjustmentRequestType> {
    return requests.rejectAdjustment(ctx, id, { reason });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve or reject it.' })
  mayDecide(@Context() ctx: Ctx, @Root() request: AdjustmentRequestType): boolean {
    return requests.mayDecide(ctx, request);
  }
}
