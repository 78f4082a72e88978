import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';

/** How many sites and names are listed by name. */
export const MOST_LISTED = 100;

@ObjectType('ClosingSite', { simpleResolvers: true, description: 'A site of the account.' })
export class ClosingSiteType {
  @Field(() => ID, { description: 'The id of the site.' })
  id!: string;

  @Field(() => String, { description: 'The title of the order of this site.' })
  title!: string;
}

@ObjectType('ClosingName', {
  simpleResolvers: true,
  description: 'A registered name. It stays registered until it expires, and is not renewed.',
})
export class ClosingNameType {
  @Field(() => ID, { description: 'The id of the registration of the name.' })
  id!: string;

  @Field(() => String, { description: 'The registered domain name.' })
  name!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it expires at the registry; null where unknown.' })
  expiresAt!: Date | null;

  @Field(() => ClosingSiteType, {
    nullable: true,
    description: 'Its site, on whose page the code of a transfer is requested before the account is closed.',
  })
  site!: ClosingSiteType | null;
}

@ObjectType('AccountClosing', {
  description: 'The consequences that closing the account would have for the signed-in person.',
})
export class AccountClosingType {
  @Field(() => [String], {
    description:
      'Why it cannot be closed now, as codes of errors: ACCOUNT_HAS_BALANCE, ACCOUNT_HAS_OPEN_PAYMENTS, LAST_ADMIN. ' +
      'Bounded: each at most once.',
  })
  refusals!: string[];

  @Field(() => RialScalar, { description: 'In the wallet. Above zero, support gives it back first.' })
  balanceRials!: Rial;

  @Field(() => Int, { description: 'Payments that have not ended.' })
  openPayments!: number;

  @Field(() => Int, { description: 'Refunds that have not ended.' })
  openRefunds!: number;

  @Field(() => Int, { description: 'Requests for money back that nobody has decided.' })
  openMoneyBackRequests!: number;

  @Field(() => Int, { description: 'Invoices that are cancelled with the account.' })
  unpaidInvoices!: number;

  @Field(() => Int, { description: 'Sites that are online.' })
  siteCount!: number;

  @Field(() => [ClosingSiteType], { description: `Sites that are online. Bounded: the ${MOST_LISTED} newest.` })
  sites!: ClosingSiteType[];

  @Field(() => Int, { description: 'Names that are registered.' })
  nameCount!: number;

  @Field(() => [ClosingNameType], { description: `Names that are registered. Bounded: ${MOST_LISTED}, by name.` })
  names!: ClosingNameType[];
}
