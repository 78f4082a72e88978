import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn } from '../../platform/db/columns.js';

/** A name that a paid order holds: no two orders have the same one, whatever happens at the same moment. */
@Entity({ tableName: 'domain_claims' })
@Check({ name: 'domain_claims_name_check', expression: `name = lower(name) and name like '%.%'` })
@Index({ name: 'domain_claims_of_order', properties: ['orderId'] })
export class DomainClaimEntity {
  @IdColumn()
  id!: string;

  /** Label and extension, ASCII and in lower case. */
  @Property({ type: 'text', unique: true })
  name!: string;

  /** Orders stand above domains, so the database knows no key between them. */
  @Property({ type: 'uuid' })
  orderId!: string;

  @InstantColumn()
  createdAt!: Date;
}
