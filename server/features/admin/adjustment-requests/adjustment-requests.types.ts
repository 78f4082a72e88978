import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import { CustomerType } from '#features/identity/index.js';
import { AdjustmentTypeEnum, type AdjustmentType } from '#features/wallet/index.js';
import type { RequestStatus } from './adjustment-request.entity.js';

export const RequestStatusEnum = enumOf<RequestStatus>(
  'AdjustmentRequestStatus',
  'The states of a request to change a balance.',
  {
    pending: 'It waits for a second administrator.',
    approved: 'The balance was changed.',
    rejected: 'A second administrator refused it.',
    expired: 'It waited too long.',
  },
);

@ObjectType('AdjustmentRequest', { description: 'A change of a balance that a second administrator must approve.' })
export class AdjustmentRequestType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => CustomerType, { description: 'Whose wallet it is.' })
  owner!: CustomerType;

  @Field(() => RialScalar, { description: 'The balance of the wallet now.' })
  balanceRials!: Rial;

  @Field(() => AdjustmentTypeEnum, { description: 'How it would be changed.' })
  type!: AdjustmentType;

  @Field(() => RialScalar, { description: 'The amount in the unit of its name; for a correction, the new balance.' })
  amountRials!: Rial;

  @Field(() => String, { description: 'Why, Persian, as the customer would read it.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'For administrators only.' })
  notes!: string | null;

  @Field(() => RequestStatusEnum, { description: 'The present state of this record.' })
  status!: RequestStatus;

  @Field(() => CustomerType, { description: 'The administrator who requests the change.' })
  requestedBy!: CustomerType;

  @Field(() => CustomerType, { nullable: true, description: 'The administrator who decided; null before that.' })
  decidedBy!: CustomerType | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided; null before that.' })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  decision!: string | null;

  /** The change of the balance that it led to. */
  adjustmentId!: string | null;

  @Field(() => DateTimeScalar, { description: 'Until when it can be decided.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;
}

@ObjectType('AdjustmentRequestPage', { description: 'One page of requests.' })
export class AdjustmentRequestPageType extends PageType {
  @Field(() => [AdjustmentRequestType], { description: 'The rows of this page, newest first.' })
  items!: readonly AdjustmentRequestType[];
}

@ObjectType('AdjustmentApproval', { description: 'When a change takes a second administrator.' })
export class AdjustmentApprovalType {
  @Field(() => RialScalar, {
    description: 'Changes of one wallet that add up to more than this within a day take a second administrator.',
  })
  aboveRials!: Rial;

  @Field(() => Int, { description: 'How many hours a request waits.' })
  expiresHours!: number;
}
