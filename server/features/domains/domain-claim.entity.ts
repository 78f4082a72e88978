import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';

/** A name that a paid order holds: no two orders have the same one, also under concurrency. */
@Entity({ tableName: 'domain_claims' })
@Check({ name: 'domain_claims_name_check', expression: `name = lower(name) and name like '%.%'` })
export class DomainClaimEntity {
  @IdColumn()
  id!: string;

  /** Label and extension, ASCII and in lower case. */
  @Property({ type: 'text', unique: true })
  name!: string;

  @ReferenceColumn('orders')
  orderId!: string;

  @InstantColumn()
  createdAt!: Date;
}
