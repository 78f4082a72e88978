import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { PLATFORM_MODES, type PlatformModeKind } from '#core/platform.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

export const PLATFORM_CHANGE_KINDS = ['mode', 'settings'] as const;
export type PlatformChangeKind = (typeof PLATFORM_CHANGE_KINDS)[number];

export interface SettingChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who changed the platform's mode or settings, when, from what to what. Never changed itself. */
@Entity({ tableName: 'platform_changes' })
@Index({ name: 'platform_changes_newest', properties: ['at', 'id'] })
export class PlatformChangeEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...PLATFORM_CHANGE_KINDS], type: 'string' })
  kind!: PlatformChangeKind;

  /** The mode after the change, and before it; the same for a change of settings. */
  @Enum({ items: [...PLATFORM_MODES], type: 'string' })
  mode!: PlatformModeKind;

  @Enum({ items: [...PLATFORM_MODES], type: 'string' })
  previousMode!: PlatformModeKind;

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
