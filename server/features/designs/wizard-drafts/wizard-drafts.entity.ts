import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import type { WizardDraftContent } from '#core/design/wizard-draft.js';
import { InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** The unfinished wizard of an account. The row stays when the draft is removed, so that its version never repeats. */
@Entity({ tableName: 'wizard_drafts' })
@Check({ name: 'wizard_drafts_version_check', expression: 'version > 0' })
@Check({ name: 'wizard_drafts_whole', expression: '(draft_id is null) = (content is null)' })
export class WizardDraftEntity {
  @ReferenceColumn(() => UserEntity, { primary: true })
  userId!: string;

  /** The `wizard_session_id` of the wizard: one draft makes one order. Null where the draft was removed. */
  @Property({ type: 'text', nullable: true })
  draftId: string | null = null;

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  content: WizardDraftContent | null = null;

  /** Grows with each save and removal; each of them names the version it is based on. */
  @Property({ type: 'integer' })
  version!: number;

  @InstantColumn()
  savedAt!: Date;
}
