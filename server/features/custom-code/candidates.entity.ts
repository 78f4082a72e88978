import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { type Manifest, NAMED_BY_MANIFEST, ReleaseEntity, SiteEntity } from '#features/sites/index.js';
import { CANDIDATE_STATUSES, type CandidateStatus } from './candidates.values.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Custom code that an administrator has uploaded for a site: only administrators see it before it is published. */
@Entity({ tableName: 'release_candidates' })
@Check({ name: 'release_candidates_status_check', expression: `status in (${listOf(CANDIDATE_STATUSES)})` })
@Check({ name: 'release_candidates_ended', expression: `(status = 'quarantined') = (ended_at is null)` })
@Check({
  name: 'release_candidates_files_until_ended',
  expression: `(status = 'quarantined') = (manifest <> '{}'::jsonb)`,
})
@Check({
  name: 'release_candidates_shown_in_quarantine',
  expression: `preview_label is null or status = 'quarantined'`,
})
@Check({ name: 'release_candidates_preview_ends', expression: '(preview_label is null) = (preview_until is null)' })
@Check({ name: 'release_candidates_size_check', expression: 'total_files > 0 and total_bytes > 0' })
@Index({
  name: 'release_candidates_of_site',
  columns: [{ name: 'site_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['siteId', 'createdAt', 'id'],
})
@Index({ name: 'release_candidates_lapsing', properties: ['endsAt'], where: `status = 'quarantined'` })
@Index({
  name: 'release_candidates_content',
  expression: `create index "release_candidates_content" on "release_candidates" using gin (${NAMED_BY_MANIFEST})`,
})
export class ReleaseCandidateEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  @Property({ type: 'text' })
  status!: CandidateStatus;

  /** The note about its purpose, which its administrator wrote for the owner; Persian. */
  @Property({ type: 'text' })
  note!: string;

  /** The hash of the files, as of a release. */
  @Property({ type: 'text' })
  digest!: string;

  /** Empty once it has ended: its content is swept where no release names it. */
  @Property({ type: 'json', columnType: 'jsonb' })
  manifest!: Manifest;

  @Property({ type: 'integer' })
  totalFiles!: number;

  @Property({ type: 'integer' })
  totalBytes!: number;

  /** Under which its preview is served; a new one each time after the last has ended. */
  @Property({ type: 'text', nullable: true, unique: true })
  previewLabel: string | null = null;

  @InstantColumn({ nullable: true })
  previewUntil: Date | null = null;

  /** The release that was made of it. */
  @ReferenceColumn(() => ReleaseEntity, { nullable: true, onDelete: 'set null' })
  releaseId: string | null = null;

  @ReferenceColumn(() => UserEntity)
  uploadedById!: string;

  @InstantColumn()
  createdAt!: Date;

  /** When it lapses, unless it was published or discarded by then. */
  @InstantColumn()
  endsAt!: Date;

  /** When it was published or discarded, or had lapsed. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null = null;
}
