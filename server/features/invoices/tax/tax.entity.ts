import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { InstantColumn } from '#platform/db/columns.js';

/** The rate of VAT from an instant on, until the next rule. Invoices keep the rate of their own day. */
@Entity({ tableName: 'vat_rules' })
@Check({ name: 'vat_rules_percent', expression: 'percent between 0 and 50' })
export class VatRuleEntity {
  /** First instant of a day in Tehran. */
  @PrimaryKey({ type: 'datetime', columnType: 'timestamptz(3)' })
  startsAt!: Date;

  @Property({ type: 'smallint' })
  percent!: number;
}

/** Who sells, for the head of a formal invoice: one row for the whole installation. */
@Entity({ tableName: 'invoice_seller' })
@Check({ name: 'invoice_seller_one_row', expression: `key = 'seller'` })
export class InvoiceSellerEntity {
  @PrimaryKey({ type: 'text' })
  key!: 'seller';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  economicCode!: string;

  @Property({ type: 'text' })
  registrationNumber!: string;

  @Property({ type: 'text' })
  nationalId!: string;

  @Property({ type: 'text' })
  province!: string;

  @Property({ type: 'text' })
  city!: string;

  @Property({ type: 'text' })
  postalCode!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  phone!: string;

  @Property({ type: 'text', default: '' })
  county!: string;

  /** Thirteen digits of the tax administration's list of goods and services, or nothing. */
  @Property({ type: 'text', default: '' })
  goodsCode!: string;

  @InstantColumn()
  updatedAt!: Date;
}
