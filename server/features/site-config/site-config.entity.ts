import { Check, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { InstantColumn } from '../../platform/db/columns.js';

export type SiteModeKind = 'normal' | 'temporarily_unavailable' | 'update_mode' | 'development_mode';

/** What the site calls itself and how it stands (decision 7): one row for the whole installation. */
@Entity({ tableName: 'site_config' })
@Check({ name: 'site_config_one_row', expression: `key = 'site'` })
export class SiteConfigEntity {
  @PrimaryKey({ type: 'text' })
  key!: 'site';

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  slogan!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  /** Absolute addresses; null where there is none. */
  @Property({ type: 'text', nullable: true })
  instagram: string | null = null;

  @Property({ type: 'text', nullable: true })
  linkedin: string | null = null;

  @Property({ type: 'text', nullable: true })
  github: string | null = null;

  @Enum({ items: ['normal', 'temporarily_unavailable', 'update_mode', 'development_mode'], type: 'string' })
  mode!: SiteModeKind;

  @Property({ type: 'text', nullable: true })
  modeMessage: string | null = null;

  @InstantColumn({ nullable: true })
  modeUntil: Date | null = null;

  @InstantColumn()
  updatedAt!: Date;
}
