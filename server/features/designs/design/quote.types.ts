import { Field, Int, ObjectType } from 'type-graphql';
import type { Quote, QuoteLine, QuoteLineKind } from '#core/pricing/pricing.js';
import type { Recurrence } from '#core/pricing/price-list.js';
import type { Toman } from '#core/money.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { quoteLineLabel } from './designs.messages.js';
import { enumOf } from '#platform/graphql/enum.js';

export const RecurrenceEnum = enumOf<Recurrence>('Recurrence', 'How often a price is paid.', {
  one_off: 'It is charged once.',
  recurring: 'With every period.',
});

export const BillingEnum = enumOf<Quote['billing']>('Billing', 'The period that a site is paid for.', {
  monthly: 'By the month.',
  annual: 'By the year, at a discount.',
});

const QuoteLineKindEnum = enumOf<QuoteLineKind>('QuoteLineKind', 'The kinds of lines of a price.', {
  base: 'The site itself.',
  pages: 'Pages beyond the included ones.',
  sections: 'Sections beyond the included ones.',
  logo: 'The design of a logo.',
  domain: 'A domain name for a year.',
  service: 'A further service.',
  one_time_adjustment:
    'A correction of a yearly price: takes back that one-time items were multiplied by twelve; negative.',
  coupon: 'The discount of a code; negative.',
});

@KeyResources()
@ObjectType('QuoteLine', { description: 'One line of a price.' })
export class QuoteLineType {
  @Field(() => QuoteLineKindEnum, { description: 'The kind of the line.' })
  kind!: QuoteLineKind;

  @Field(() => String, { description: 'A service, an extension or a discount code; else the same as `kind`.' })
  key!: string;

  @Field(() => String, { description: 'In Persian, to be shown to people.' })
  label!: string;

  @Field(() => Int, { description: 'The number of units.' })
  quantity!: number;

  @Field(() => TomanScalar, { description: 'The price of one unit, in toman; negative for a discount.' })
  unitToman!: Toman;

  @Field(() => TomanScalar, { description: 'Quantity times unit, in toman.' })
  amountToman!: Toman;

  @Field(() => RecurrenceEnum, { description: 'How often it is paid.' })
  recurrence!: Recurrence;
}

@KeyResources()
@ObjectType('Quote', { description: 'A price with its lines. All amounts are toman.' })
export class QuoteType {
  /** The wizard that was priced, as `normalizeWizardData` gives it; empty for the price of an order. Not a field. */
  wizard!: Readonly<Record<string, unknown>>;

  @Field(() => [QuoteLineType], { description: 'In the order of the bill. Bounded by what a wizard can choose.' })
  lines!: QuoteLineType[];

  @Field(() => BillingEnum, { description: 'The period that is paid for.' })
  billing!: Quote['billing'];

  @Field(() => TomanScalar, { description: 'One month with everything that is paid once.' })
  totalToman!: Toman;

  @Field(() => TomanScalar, { description: 'The price of one month.' })
  monthlyToman!: Toman;

  @Field(() => TomanScalar, { description: 'The saving of paying by the year.' })
  annualDiscountToman!: Toman;

  @Field(() => TomanScalar, { description: 'The price of one year.' })
  annualToman!: Toman;

  @Field(() => TomanScalar, { description: "The month's or the year's price, less a discount code's line." })
  payableToman!: Toman;
}

/** A line with its Persian label, as both APIs and invoices show it. */
export function presentLine(line: QuoteLine): QuoteLineType {
  const { percent: _inTheLabel, ...shown } = line;
  return { ...shown, label: quoteLineLabel(line) };
}

/** A quote, also a frozen one, as GraphQL shows it; of a wizard, with what was priced. */
export function presentQuote(quote: Quote, wizard: QuoteType['wizard'] = {}): QuoteType {
  return {
    wizard,
    lines: quote.lines.map(presentLine),
    billing: quote.billing,
    totalToman: quote.total,
    monthlyToman: quote.monthly,
    annualDiscountToman: quote.annualDiscount,
    annualToman: quote.annual,
    payableToman: quote.payable,
  };
}
