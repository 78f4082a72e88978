import { Check, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PLATFORM_MODES, type PlatformModeKind, type PlatformSettings } from '#core/platform.js';
import { InstantColumn } from '#platform/db/columns.js';

/** The platform's settings and its mode (D-07): one row for the whole installation. */
@Entity({ tableName: 'platform_settings' })
@Check({ name: 'platform_settings_one_row', expression: `key = 'platform'` })
export class PlatformSettingsEntity {
  @PrimaryKey({ type: 'text' })
  key!: 'platform';

  /** Only what differs from the defaults of core/platform. */
  @Property({ type: 'json', columnType: 'jsonb' })
  settings!: Partial<PlatformSettings>;

  @Enum({ items: [...PLATFORM_MODES], type: 'string' })
  mode!: PlatformModeKind;

  @Property({ type: 'text', nullable: true })
  modeMessage: string | null = null;

  @InstantColumn({ nullable: true })
  modeUntil: Date | null = null;

  @InstantColumn()
  updatedAt!: Date;
}
