import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { SITE_MODES, type SiteModeKind } from '../../../core/site.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/db/columns.js';
import { UserEntity } from '../identity/index.js';

export const SITE_CHANGE_KINDS = ['mode', 'settings'] as const;
export type SiteChangeKind = (typeof SITE_CHANGE_KINDS)[number];

export interface SettingChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who changed how the site stands or what it says of itself, when, from what to what. Never changed itself. */
@Entity({ tableName: 'site_changes' })
@Index({ name: 'site_changes_newest', properties: ['at', 'id'] })
export class SiteChangeEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...SITE_CHANGE_KINDS], type: 'string' })
  kind!: SiteChangeKind;

  /** The mode after the change, and before it; the same for a change of settings. */
  @Enum({ items: [...SITE_MODES], type: 'string' })
  mode!: SiteModeKind;

  @Enum({ items: [...SITE_MODES], type: 'string' })
  previousMode!: SiteModeKind;

  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  @InstantColumn({ nullable: true })
  until: Date | null = null;

  /** The administrator's own note, for the other administrators. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  changes!: readonly SettingChange[];

  /** Null: a planned window began or ended by itself. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  userId: string | null = null;

  @InstantColumn()
  at!: Date;
}
