import { Field, ID, InputType, Int } from 'type-graphql';
import type { Toman } from '#core/money.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import type {
  OrderDomainStatus,
  OrderPaymentStatus,
  OrderSort,
  OrderStatus,
  OrderStepKey,
  SubmitMode,
} from './orders.values.js';
import { ScopeEnum, SortedFilter, type Scope } from '#platform/graphql/list.types.js';
import { enumOf } from '#platform/graphql/enum.js';
import { WizardDataType } from '#features/designs/index.js';

export const OrderStatusEnum = enumOf<OrderStatus>('OrderStatus', 'How far an order has come.', {
  pending: 'Placed and not yet paid; it can be edited.',
  in_progress: 'Paid; the site is being built.',
  completed: 'Delivered.',
  cancelled: 'Taken back or given up.',
});

export const OrderPaymentStatusEnum = enumOf<OrderPaymentStatus>('OrderPaymentStatus', 'Whether an order is paid.', {
  pending: 'Not yet paid.',
  paid: 'Paid.',
  failed: 'The last try to pay it failed; it can be tried again.',
  refunded: 'All that was paid has been given back.',
});

export const OrderDomainStatusEnum = enumOf<OrderDomainStatus>(
  'OrderDomainStatus',
  'The availability of the domain names of an order.',
  {
    confirmed: 'The registries have said that they are free.',
    awaiting_confirmation: 'The registries could not be queried yet; they are queried again.',
    awaiting_choice: 'One could not be had; the customer is to choose another.',
  },
);

const SubmitModeEnum = enumOf<SubmitMode>('SubmitMode', 'What happens with a new order.', {
  payment: 'It is placed, and a payment is opened at the gateway.',
  draft: 'It is placed and waits to be paid.',
});

export const OrderStepKeyEnum = enumOf<OrderStepKey>('OrderStepKey', 'A step in the progress of an order.', {
  placed: 'The order was placed.',
  paid: 'It was paid.',
  building: 'The site is being built.',
  delivered: 'The site was delivered.',
  online: 'The site could first be seen at its preview address.',
  connected: 'A domain of the customer leads to the site; only where there is one to be connected.',
  cancelled: 'The order was cancelled.',
  refunded: 'What was paid has been given back.',
});

const OrderSortEnum = enumOf<OrderSort>('OrderSort', 'What a list of orders is sorted by.', {
  created: 'When they were placed.',
  price: 'What they cost.',
});

@InputType('OrdersFilter', { description: "Which orders a list shows; without conditions all of one's own." })
export class OrdersFilterInput extends SortedFilter {
  @Field(() => ScopeEnum, {
    nullable: true,
    defaultValue: 'mine',
    description: "all: everybody's; for administrators.",
  })
  scope?: Scope | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only orders that have come so far.' })
  status?: OrderStatus | null;

  @Field(() => OrderDomainStatusEnum, { nullable: true, description: 'Only orders whose names have this status.' })
  domainStatus?: OrderDomainStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title, number, domain or description; for scope all the customer, too.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'With scope all: only those of this customer.' })
  userId?: string | null;

  @Field(() => OrderSortEnum, { nullable: true, description: 'Left out: created.' })
  sort?: OrderSort | null;
}

@InputType('CreateOrderInput', { description: 'A new order.' })
export class CreateOrderInputType {
  @Field(() => SubmitModeEnum, { description: 'Whether to go on to the payment.' })
  submitMode!: SubmitMode;

  @Field(() => WizardDataType, {
    nullable: true,
    description: 'What was chosen. Without it the order waits for its design and cannot be paid.',
  })
  wizardData?: WizardDataType | null;

  @Field(() => TomanScalar, {
    nullable: true,
    description:
      'What the customer was shown; refused with PRICE_MISMATCH when the server computes another. Without wizardData ' +
      'what the customer means to spend, noted with the order.',
  })
  totalToman?: Toman | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the draft. A draft makes one order: another try is refused with DRAFT_ORDERED.',
  })
  draftId?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 200 characters; default: from the domain name.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 2000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 2000 characters.' })
  comments?: string | null;
}

@InputType('UpdateOrderInput', { description: 'What is left out stays as it is.' })
export class UpdateOrderInputType {
  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Up to 2000 characters; null removes it.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 2000 characters; null removes it.' })
  comments?: string | null;

  @Field(() => WizardDataType, { nullable: true, description: 'A new design; the order is priced anew.' })
  wizardData?: WizardDataType | null;

  @Field(() => TomanScalar, { nullable: true, description: 'What the customer was shown for the new design.' })
  totalToman?: Toman | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the design that the edit began from. A newer one answers CONFLICT, with its number.',
  })
  baseVersion?: number | null;
}
