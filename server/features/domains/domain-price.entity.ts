import { Check, Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, RialColumn } from '#platform/db/columns.js';

export const DOMAIN_CATEGORIES = ['country', 'generic', 'specialized'] as const;
export type DomainCategory = (typeof DOMAIN_CATEGORIES)[number];

/** The price of a domain of an extension for a year (specification 2, "Domain price"). */
@Entity({ tableName: 'domain_prices' })
@Check({ name: 'domain_prices_price', expression: 'price_rials >= 0 and price_rials % 10 = 0' })
@Check({ name: 'domain_prices_renewal_price', expression: 'renewal_price_rials >= 0 and renewal_price_rials % 10 = 0' })
@Check({ name: 'domain_prices_extension', expression: `extension like '.%' and extension = lower(extension)` })
export class DomainPriceEntity {
  @IdColumn()
  id!: string;

  /** With its dot. */
  @Property({ type: 'text', unique: true })
  extension!: string;

  @RialColumn()
  priceRials!: Rial;

  /** The price of each year after the first. */
  @RialColumn()
  renewalPriceRials!: Rial;

  @Property({ type: 'text' })
  description!: string;

  @Enum({ items: [...DOMAIN_CATEGORIES], type: 'string' })
  category!: DomainCategory;

  /** Place in lists, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  /** Whether it is offered now. */
  @Property({ type: 'boolean' })
  available!: boolean;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
