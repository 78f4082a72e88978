import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ADJUSTMENT_REQUEST, PAGE_SIZE } from '../../../../core/limits.js';
import type { Toman } from '../../../../core/money.js';
import { requireAdmin, type Ctx } from '../../../platform/context.js';
import type { LazyPage, Pagination } from '../../../platform/db/page.js';
import { PaginationType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { TomanScalar } from '../../../platform/graphql/scalars.js';
import { AdjustmentTypeEnum } from '../../wallet/index.js';
import type { RequestStatus } from './adjustment-request.entity.js';
import type { RequestRow } from './adjustment-requests.queries.js';
import * as requests from './adjustment-requests.service.js';
import {
  AdjustmentApprovalType,
  AdjustmentRequestPageType,
  AdjustmentRequestType,
  RequestStatusEnum,
} from './adjustment-requests.types.js';

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
    @Arg('status', () => RequestStatusEnum, OPTIONAL) status: RequestStatus | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.admin }) limit: number,
  ): Promise<LazyPage<RequestRow>> {
    return requests.readRequests(ctx, { status, page, limit });
  }

  @NoKey()
  @Mutation(() => AdjustmentRequestType, {
    description:
      'For administrators: asks another one to approve a change that adjustWallet answers with APPROVAL_REQUIRED.',
  })
  requestWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('walletId', () => ID, { description: 'Or its owner’s id.' }) walletId: string,
    @Arg('type', () => AdjustmentTypeEnum) type: AdjustmentTypeEnum,
    @Arg('amountToman', () => TomanScalar, { description: 'Of a correction, the new balance.' }) amountToman: Toman,
    @Arg('reason', () => String) reason: string,
    @Arg('notes', () => String, OPTIONAL) notes: string | null,
    @Arg('idempotencyKey', () => String, OPTIONAL) idempotencyKey: string | null,
  ): Promise<RequestRow> {
    return requests.requestAdjustment(ctx, { walletId, type, amountToman, reason, notes, idempotencyKey });
  }

  @NoKey()
  @Mutation(() => AdjustmentRequestType, { description: 'For another administrator than the one who asks.' })
  approveWalletAdjustment(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<RequestRow> {
    return requests.approveAdjustment(ctx, id);
  }

  @NoKey()
  @Mutation(() => AdjustmentRequestType, { description: 'For another administrator than the one who asks.' })
  rejectWalletAdjustment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<RequestRow> {
    return requests.rejectAdjustment(ctx, id, { reason });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve or reject it.' })
  mayDecide(@Context() ctx: Ctx, @Root() request: RequestRow): boolean {
    return requests.mayDecide(ctx, request);
  }
}

@Resolver(() => AdjustmentRequestPageType)
export class AdjustmentRequestPageResolver {
  @FieldResolver(() => PaginationType)
  pagination(@Root() page: LazyPage<RequestRow>): Promise<Pagination> {
    return page.countPages(PAGE_SIZE.countedOnScreen);
  }
}
