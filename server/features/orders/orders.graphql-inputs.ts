import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import type { Toman } from '../../../core/money.js';
import { JSONScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import {
  ORDER_DOMAIN_STATUSES,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  SUBMIT_MODES,
  type OrderDomainStatus,
  type OrderStatus,
  type SubmitMode,
} from './orders.values.js';
import { PeriodFilter, ScopeEnum, type Scope } from '../../platform/graphql/list.types.js';

type EnumOf<Value extends string> = { readonly [Key in Value]: Key };

function enumOf<const Value extends string>(values: readonly Value[], name: string): EnumOf<Value> {
  const object = Object.fromEntries(values.map((value) => [value, value])) as EnumOf<Value>;
  registerEnumType(object, { name });
  return object;
}

export const OrderStatusEnum = enumOf(ORDER_STATUSES, 'OrderStatus');
export const OrderPaymentStatusEnum = enumOf(ORDER_PAYMENT_STATUSES, 'OrderPaymentStatus');
export const OrderDomainStatusEnum = enumOf(ORDER_DOMAIN_STATUSES, 'OrderDomainStatus');
export const SubmitModeEnum = enumOf(SUBMIT_MODES, 'SubmitMode');

@InputType('OrdersFilter', { description: "Which orders a list shows; without conditions all of one's own." })
export class OrdersFilterInput extends PeriodFilter {
  @Field(() => ScopeEnum, {
    nullable: true,
    defaultValue: 'mine',
    description: "all: everybody's; for administrators.",
  })
  scope?: Scope | null;

  @Field(() => OrderStatusEnum, { nullable: true })
  status?: OrderStatus | null;

  @Field(() => OrderDomainStatusEnum, { nullable: true })
  domainStatus?: OrderDomainStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title, number, domain or description; for scope all the customer, too.',
  })
  search?: string | null;
}

@InputType('CreateOrderInput')
export class CreateOrderInputType {
  @Field(() => SubmitModeEnum)
  submitMode!: SubmitMode;

  @Field(() => JSONScalar, {
    nullable: true,
    description: 'See core/design.ts, wizardDataSchema. Without it the order waits for its design and cannot be paid.',
  })
  wizardData?: unknown;

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

  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;
}

@InputType('UpdateOrderInput')
export class UpdateOrderInputType {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;

  @Field(() => JSONScalar, { nullable: true, description: 'A new design; the order is priced anew.' })
  wizardData?: unknown;

  @Field(() => TomanScalar, { nullable: true, description: 'What the customer was shown for the new design.' })
  totalToman?: Toman | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the design that the edit began from. A newer one answers CONFLICT, with its number.',
  })
  baseVersion?: number | null;
}
