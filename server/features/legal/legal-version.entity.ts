import { Check, Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { LEGAL_KINDS, type LegalKind } from '#core/legal.js';
import { LEGAL_TEXT } from '#core/legal-text.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** A version of one of the platform's legal documents. Never changed or deleted (a trigger enforces it). */
@Entity({ tableName: 'legal_versions' })
@Unique({ name: 'legal_versions_numbered', properties: ['kind', 'number'] })
@Check({ name: 'legal_versions_number_check', expression: 'number >= 1' })
@Check({
  name: 'legal_versions_lengths_check',
  expression: `char_length(body) between 1 and ${LEGAL_TEXT.most} and char_length(note) between 1 and ${LEGAL_TEXT.noteMost}`,
})
@Check({ name: 'legal_versions_publisher_check', expression: '(number = 1) = (published_by_id is null)' })
export class LegalVersionEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...LEGAL_KINDS], type: 'string' })
  kind!: LegalKind;

  /** From 1 on, without gaps. */
  @Property({ type: 'integer' })
  number!: number;

  /** With marks and placeholders (core/legal-text). */
  @Property({ type: 'text' })
  body!: string;

  /** The changes of this version, for administrators. Persian. */
  @Property({ type: 'text' })
  note!: string;

  @InstantColumn()
  publishedAt!: Date;

  /** Null of the first version: our own text. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  publishedById: string | null = null;
}
