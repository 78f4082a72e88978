import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ACCOUNT_EVENT_KINDS, type AccountEventKind } from '#core/account-events.js';
import { SITE_EVENTS, type SiteEvent } from '#core/sites/webhooks.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { ApiKeyEntity } from '#features/api-keys/index.js';
import { UserEntity } from '#features/identity/index.js';
import { SiteEntity } from '#features/sites/index.js';

const arrayOf = (names: readonly string[]): string => `array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`;

/**
 * An address of somebody's program, to which is posted what arrives at a site of theirs, or what the log of their
 * account holds.
 */
@Entity({ tableName: 'webhooks' })
@Check({ name: 'webhooks_owner_check', expression: '(site_id is null) <> (user_id is null)' })
@Check({
  name: 'webhooks_events_check',
  expression: `case when site_id is not null then cardinality(events) > 0 and events <@ ${arrayOf(SITE_EVENTS)}
    else events <@ ${arrayOf(ACCOUNT_EVENT_KINDS)} end`,
})
@Check({ name: 'webhooks_position_check', expression: '(user_id is null) = (sent_sequence is null)' })
@Check({
  name: 'webhooks_earlier_secret_check',
  expression: '(earlier_sealed_secret is null) = (earlier_secret_until is null)',
})
export class WebhookEntity {
  @IdColumn()
  id!: string;

  /** Null: it is of an account. */
  @ReferenceColumn(() => SiteEntity, { nullable: true })
  siteId: string | null = null;

  /** The account, whose log it follows; null: it is of a site. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  userId: string | null = null;

  @Property({ type: 'text' })
  url!: string;

  /** The events of which it is notified; none for one of an account: all kinds. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: `'{${SITE_EVENTS.join(',')}}'` })
  events!: readonly (SiteEvent | AccountEventKind)[];

  /** How far the log of the account is queued for it; null for a site's. */
  @Property({ type: 'bigint', nullable: true })
  sentSequence: number | null = null;

  /** The API key that added it; null where its owner did, and once the key is removed. */
  @ReferenceColumn(() => ApiKeyEntity, { nullable: true, onDelete: 'set null' })
  madeByKeyId: string | null = null;

  /** The name of that key, as it was; null where its owner added it. */
  @Property({ type: 'text', nullable: true })
  madeByKey: string | null = null;

  /** Encrypted with the server's secret, bound to `id`; see webhook-secret.ts. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** The one before, with which requests are signed as well for a time. */
  @Property({ type: 'text', nullable: true, hidden: true })
  earlierSealedSecret: string | null = null;

  @InstantColumn({ nullable: true })
  earlierSecretUntil: Date | null = null;

  /** The first failure after the last success. */
  @InstantColumn({ nullable: true })
  failingSince: Date | null = null;

  /** Null: it is on. */
  @InstantColumn({ nullable: true })
  turnedOffAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
