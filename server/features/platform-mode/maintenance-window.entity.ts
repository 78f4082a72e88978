import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { PLATFORM_MODES, type PlatformModeKind } from '#core/platform.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

const WINDOW_STATES = ['planned', 'active', 'ended', 'cancelled'] as const;
export type WindowState = (typeof WINDOW_STATES)[number];

/** A time for which the platform is planned to be closed; it begins and ends by itself. */
@Entity({ tableName: 'maintenance_windows' })
@Index({ name: 'maintenance_windows_open', properties: ['startsAt'], where: `state in ('planned', 'active')` })
@Check({ name: 'maintenance_windows_order', expression: 'ends_at > starts_at' })
export class MaintenanceWindowEntity {
  @IdColumn()
  id!: string;

  @InstantColumn()
  startsAt!: Date;

  @InstantColumn()
  endsAt!: Date;

  @Enum({ items: [...PLATFORM_MODES], type: 'string' })
  mode!: PlatformModeKind;

  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Enum({ items: [...WINDOW_STATES], type: 'string' })
  state!: WindowState;

  /** The mode after the window; set when the window begins. */
  @Enum({ items: [...PLATFORM_MODES], type: 'string', nullable: true })
  returnMode: PlatformModeKind | null = null;

  @ReferenceColumn(() => UserEntity)
  createdById!: string;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
