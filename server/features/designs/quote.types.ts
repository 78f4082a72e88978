import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Quote, QuoteLine } from '../../../core/pricing.js';
import type { Recurrence } from '../../../core/price-list.js';
import type { Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { TomanScalar } from '../../platform/graphql/scalars.js';
import { quoteLineLabel } from './designs.messages.js';

export const RecurrenceEnum = { one_off: 'one_off', recurring: 'recurring' } as const;
registerEnumType(RecurrenceEnum, { name: 'Recurrence' });
export const BillingEnum = { monthly: 'monthly', annual: 'annual' } as const;
registerEnumType(BillingEnum, { name: 'Billing' });

@KeyResources()
@ObjectType('QuoteLine')
export class QuoteLineType {
  @Field(() => String)
  kind!: string;

  @Field(() => String)
  key!: string;

  @Field(() => String, { description: 'Persian.' })
  label!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => TomanScalar)
  unitToman!: Toman;

  @Field(() => TomanScalar)
  amountToman!: Toman;

  @Field(() => RecurrenceEnum)
  recurrence!: Recurrence;
}

@KeyResources()
@ObjectType('Quote')
export class QuoteType {
  @Field(() => [QuoteLineType])
  lines!: QuoteLineType[];

  @Field(() => BillingEnum)
  billing!: Quote['billing'];

  @Field(() => TomanScalar)
  totalToman!: Toman;

  @Field(() => TomanScalar)
  monthlyToman!: Toman;

  @Field(() => TomanScalar)
  annualDiscountToman!: Toman;

  @Field(() => TomanScalar)
  annualToman!: Toman;

  @Field(() => TomanScalar, { description: "The month's or the year's price, less a discount code's line." })
  payableToman!: Toman;
}

/** A line with its Persian label, as both APIs and invoices show it. */
export function presentLine(line: QuoteLine): QuoteLineType {
  const { percent: _inTheLabel, ...shown } = line;
  return { ...shown, label: quoteLineLabel(line) };
}

/** A quote, also a frozen one, as GraphQL shows it. */
export function presentQuote(quote: Quote): QuoteType {
  return {
    lines: quote.lines.map(presentLine),
    billing: quote.billing,
    totalToman: quote.total,
    monthlyToman: quote.monthly,
    annualDiscountToman: quote.annualDiscount,
    annualToman: quote.annual,
    payableToman: quote.payable,
  };
}
