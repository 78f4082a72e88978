import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ZONE_RECORD_TYPES, type ZoneRecordType } from '#core/sites/zone-record.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { DomainRegistrationEntity } from '../registrations/registrations.entity.js';

const TYPES = ZONE_RECORD_TYPES.map((type) => `'${type}'`).join(', ');

/** A record of DNS that a customer has added to a registered name. */
@Entity({ tableName: 'zone_records' })
@Check({ name: 'zone_records_type_check', expression: `type in (${TYPES})` })
@Check({
  name: 'zone_records_priority_check',
  expression: `(type = 'MX') = (priority is not null) and (priority is null or priority between 0 and 65535)`,
})
@Check({ name: 'zone_records_plain_check', expression: `value !~ '[[:cntrl:]]' and host !~ '[[:cntrl:][:space:]]'` })
@Unique({ name: 'zone_records_once', properties: ['registrationId', 'host', 'type', 'value'] })
export class ZoneRecordEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => DomainRegistrationEntity, { index: false })
  registrationId!: string;

  /** Below the name, without it: `mail`; `@` is the name itself. */
  @Property({ type: 'text' })
  host!: string;

  @Property({ type: 'text' })
  type!: ZoneRecordType;

  @Property({ type: 'text' })
  value!: string;

  /** The priority of MX: lower ones are tried first. */
  @Property({ type: 'integer', nullable: true })
  priority: number | null = null;

  @InstantColumn()
  createdAt!: Date;
}
