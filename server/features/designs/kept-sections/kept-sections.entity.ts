import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { SectionType } from '#core/catalogue.js';
import type { DesignSection } from '#core/design/design.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** A section that its owner has kept, to add it to any page of any site. `section` does not change. */
@Entity({ tableName: 'kept_sections' })
@Check({ name: 'kept_sections_named', expression: `name <> ''` })
@Index({
  name: 'kept_sections_of_user',
  columns: [{ name: 'user_id' }, { name: 'kept_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'keptAt', 'id'],
})
export class KeptSectionEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** The owner's own word for it. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  sectionType!: SectionType;

  @Property({ type: 'text' })
  layoutId!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  section!: DesignSection;

  @InstantColumn()
  keptAt!: Date;
}
