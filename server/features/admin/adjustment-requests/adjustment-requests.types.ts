import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial } from '../../../../core/money.js';
import { DateTimeScalar, RialScalar } from '../../../platform/graphql/scalars.js';
import { CustomerType } from '../../identity/index.js';
import { AdjustmentTypeEnum, type AdjustmentType } from '../../wallet/index.js';
import type { RequestStatus } from './adjustment-request.entity.js';
import { PageType } from '../../../platform/graphql/list.types.js';

export const RequestStatusEnum = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  expired: 'expired',
} as const satisfies Record<RequestStatus, RequestStatus>;
registerEnumType(RequestStatusEnum, { name: 'AdjustmentRequestStatus' });

@ObjectType('AdjustmentRequest', { description: 'A change of a balance that a second administrator must approve.' })
export class AdjustmentRequestType {
  @Field(() => ID)
  id!: string;

  @Field(() => CustomerType)
  owner!: CustomerType;

  @Field(() => RialScalar, { description: 'Of the wallet, now.' })
  balanceRials!: Rial;

  @Field(() => AdjustmentTypeEnum)
  type!: AdjustmentType;

  @Field(() => RialScalar, { description: 'Of a correction, the new balance.' })
  amountRials!: Rial;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  notes!: string | null;

  @Field(() => RequestStatusEnum)
  status!: RequestStatus;

  @Field(() => CustomerType)
  requestedBy!: CustomerType;

  @Field(() => CustomerType, { nullable: true })
  decidedBy!: CustomerType | null;

  @Field(() => DateTimeScalar, { nullable: true })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  decision!: string | null;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType('AdjustmentRequestPage')
export class AdjustmentRequestPageType extends PageType {
  @Field(() => [AdjustmentRequestType])
  items!: readonly AdjustmentRequestType[];
}

@ObjectType('AdjustmentApproval')
export class AdjustmentApprovalType {
  @Field(() => RialScalar, {
    description: 'Changes of one wallet that add up to more than this within a day take a second administrator.',
  })
  aboveRials!: Rial;

  @Field(() => Int)
  expiresHours!: number;
}

@InputType('AdjustmentRequestsFilter', { description: 'Which requests a list shows; without conditions all of them.' })
export class AdjustmentRequestsFilter {
  @Field(() => RequestStatusEnum, { nullable: true, description: 'Only those that stand like this.' })
  status?: RequestStatus | null;
}
