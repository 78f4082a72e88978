import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/**
 * hold and hold_release: the wallet's part of a split payment, while the gateway's is on its way. gateway_refund and
 * deposit_refund: the gateway has given the money back to the card.
 */
const JOURNAL_KINDS = [
  'deposit',
  'order_payment',
  'invoice_payment',
  'late_payment',
  'order_refund',
  'adjustment',
  'hold',
  'hold_release',
  'gateway_refund',
  'deposit_refund',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** One movement of money, written once and never changed; a mistake is corrected by another journal. */
@Entity({ tableName: 'ledger_journals' })
@Check({ name: 'ledger_journals_key_not_empty', expression: `key <> ''` })
@Index({ name: 'ledger_journals_of_reference', properties: ['referenceType', 'referenceId'] })
export class LedgerJournalEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...JOURNAL_KINDS], type: 'string' })
  kind!: JournalKind;

  /** Idempotency: the same key never posts twice. */
  @Property({ type: 'text', unique: true })
  key!: string;

  /** SHA-256 of the posting, so that one key cannot be used for two postings. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'text' })
  referenceType!: string;

  @Property({ type: 'uuid' })
  referenceId!: string;

  /** Persian, as the customer reads it in the wallet. */
  @Property({ type: 'text' })
  description!: string;

  /** Who caused it; null for the gateway and the system. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  actorId: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
