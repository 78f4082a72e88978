import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '#core/money.js';
import type { Recurrence, ServiceKey } from '#core/pricing/price-list.js';
import type { DifferenceLineKind, SiteCounts } from '#core/pricing/pricing-difference.js';
import type { Billing } from '#core/pricing/pricing.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '#platform/graphql/scalars.js';
import { BillingEnum, RecurrenceEnum } from '#features/designs/index.js';
import type { SiteUpgradeStatus } from './upgrades.entity.js';

const SiteUpgradeStatusEnum = enumOf<SiteUpgradeStatus>('SiteUpgradeStatus', 'The states of an upgrade.', {
  waiting: 'Its invoice is to be paid.',
  applied: 'It is bought; its design was published.',
  cancelled: 'It was cancelled, replaced by another, or not paid in time.',
});

const UpgradeLineKindEnum = enumOf<DifferenceLineKind>('UpgradeLineKind', 'The kinds of lines of an upgrade.', {
  base: 'The price of a site of one page, taken off one that has several; negative.',
  pages: 'Further pages of the site.',
  sections: 'Further sections of pages.',
  logo: 'The integration of a logo.',
  service: 'A further service.',
  annual_discount: 'The discount of paying by the year on the lines before it; negative.',
});

@KeyResources('sites', 'billing')
@ObjectType('BoughtCounts', {
  description: 'How many pages, sections and the like are paid for at a site.',
  simpleResolvers: true,
})
export class BoughtCountsType implements SiteCounts {
  @Field(() => Int, { description: 'At least 1.' })
  pages!: number;

  @Field(() => Int, { description: 'Over all pages; a site of one page has as many as it likes.' })
  sections!: number;

  @Field(() => Boolean, { description: 'A logo is integrated.' })
  hasLogo!: boolean;

  @Field(() => [String], { description: 'Keys of services. Bounded by the number of services.' })
  services!: readonly ServiceKey[];
}

@KeyResources('sites', 'billing')
@ObjectType('UpgradeLine', { description: 'One reason why a site costs more. Toman, VAT included.' })
export class UpgradeLineType {
  @Field(() => UpgradeLineKindEnum, { description: 'The kind of the line.' })
  kind!: DifferenceLineKind;

  @Field(() => String, { description: 'A service; else the same as `kind`.' })
  key!: string;

  @Field(() => Int, { description: 'How many more; 1 for what is not counted.' })
  quantity!: number;

  @Field(() => TomanScalar, {
    description: 'The price of a whole period; for an item that is paid once, the same as `amountToman`.',
  })
  periodToman!: Toman;

  @Field(() => TomanScalar, { description: 'The part to pay now.' })
  amountToman!: Toman;

  @Field(() => RecurrenceEnum, { description: 'How often it is paid.' })
  recurrence!: Recurrence;
}

@KeyResources('sites', 'billing')
@ObjectType('PeriodLeft', {
  description: 'The rest of the billed period that an upgrade is priced for, in days.',
  simpleResolvers: true,
})
class PeriodLeftType {
  @Field(() => Int, { description: 'Until the end of what is billed; more than `whole` where the next period is.' })
  left!: number;

  @Field(() => Int, { description: 'The days of the whole period.' })
  whole!: number;
}

@KeyResources('sites', 'billing')
@ObjectType('SiteUpgradePrice', { description: 'The additional price of a site, with what it is computed from.' })
export class SiteUpgradePriceType {
  @Field(() => Int, {
    nullable: true,
    description: 'The version of the draft that goes with it; null where none does: the services alone.',
  })
  draftVersion!: number | null;

  @Field(() => Boolean, { description: 'Paying publishes the draft; not where the live release is custom code.' })
  publishes!: boolean;

  @Field(() => BoughtCountsType, { description: 'The counts that are paid for now.' })
  bought!: SiteCounts;

  @Field(() => BoughtCountsType, { description: 'The counts after the upgrade.' })
  wanted!: SiteCounts;

  @Field(() => BillingEnum, { description: 'The period that the site is paid for.' })
  billing!: Billing;

  @Field(() => PeriodLeftType, { description: 'The part of the period that is priced.' })
  period!: PeriodLeftType;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when the price is; null: nothing is renewed.' })
  pricedUntil!: Date | null;

  @Field(() => [UpgradeLineType], { description: 'They add up to `payableToman`. Bounded: one for each thing added.' })
  lines!: readonly UpgradeLineType[];

  @Field(() => TomanScalar, {
    description: 'The price to pay now, VAT included; 0 where nothing is to be paid.',
  })
  payableToman!: Toman;

  @Field(() => TomanScalar, {
    description: 'The increase of each renewal from the next invoice on; negative where the price list is lower.',
  })
  everyPeriodToman!: Toman;
}

@KeyResources('sites', 'billing')
@ObjectType('SiteUpgrade', {
  description: 'An ordered extension of a site beyond what was bought. It never changes once ordered.',
})
export class SiteUpgradeType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  siteId!: string;
  invoiceId!: string | null;

  @Field(() => SiteUpgradeStatusEnum, { description: 'The present state of the upgrade.' })
  status!: SiteUpgradeStatus;

  @Field(() => Int, { description: 'Pages that are bought with it, all together.' })
  pages!: number;

  @Field(() => Int, { description: 'Sections that are bought with it, all together.' })
  sections!: number;

  @Field(() => Boolean, { description: 'A logo is bought with it, or was before.' })
  hasLogo!: boolean;

  @Field(() => [String], { description: 'Services bought with it and before. Bounded by the number of services.' })
  services!: readonly ServiceKey[];

  @Field(() => [UpgradeLineType], { description: 'Why it costs what it costs. Bounded: one for each thing added.' })
  lines!: readonly UpgradeLineType[];

  @Field(() => RialScalar, { description: 'The price, VAT included; 0 where it was free.' })
  amountRials!: Rial;

  @Field(() => Boolean, { description: 'A design is published with it.' })
  publishes!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was ordered.' })
  pricedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was applied or cancelled; null while it waits.',
  })
  endedAt!: Date | null;
}
