import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WizardDraftContent } from '#core/design/wizard-draft.js';
import { InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** An unfinished wizard that was put aside for another one. It does not change; its columns are read from `content`. */
@Entity({ tableName: 'kept_drafts' })
@Check({ name: 'kept_drafts_counts_check', expression: 'pages > 0 and sections >= 0' })
export class KeptDraftEntity {
  @ReferenceColumn(() => UserEntity, { primary: true })
  userId!: string;

  /** The `wizard_session_id` of the wizard: one draft makes one order. */
  @PrimaryKey({ type: 'text' })
  draftId!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  content!: WizardDraftContent;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  /** With its extension; null where none was typed. */
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Property({ type: 'integer' })
  pages!: number;

  @Property({ type: 'integer' })
  sections!: number;

  @InstantColumn()
  keptAt!: Date;
}
