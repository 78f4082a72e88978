import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

const known = ACCOUNT_EVENT_KINDS.map((kind) => `'${kind}'`).join(', ');

/**
 * Something that happened to a record of an account. A trigger refuses every change but the number that an event gets
 * once, and every deletion but that of old events and of a removed account (decision 152).
 */
@Entity({ tableName: 'account_events' })
@Check({ name: 'account_events_kind_check', expression: `kind in (${known})` })
@Index({ name: 'account_events_of_user', properties: ['userId', 'sequence'] })
@Index({
  name: 'account_events_unnumbered',
  expression: 'create index "account_events_unnumbered" on "account_events" ("id") where sequence is null',
})
@Index({ name: 'account_events_old', properties: ['occurredAt'] })
export class AccountEventEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @Property({ type: 'text' })
  kind!: AccountEventKind;

  /** The order, the payment or another record, as the kind says; it may be gone. */
  @Property({ type: 'uuid' })
  recordId!: string;

  /** Snake case, as it is sent; see core/account-events.ts. */
  @Property({ type: 'json', columnType: 'jsonb' })
  data!: Readonly<Record<string, unknown>>;

  @InstantColumn()
  occurredAt!: Date;

  /** The place in the order of all events; null until `number_account_events` has given it. */
  @Property({ type: 'bigint', nullable: true, unique: true })
  sequence: number | null = null;
}
