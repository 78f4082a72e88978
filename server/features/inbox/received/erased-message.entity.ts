import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

/** A message that was erased for good: restoring a backup leaves it out. Nothing of its visitor is kept. */
@Entity({ tableName: 'erased_site_messages' })
export class ErasedMessageEntity {
  /** The one that the message had. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ReferenceColumn(() => SiteEntity)
  siteId!: string;

  @InstantColumn()
  erasedAt!: Date;
}
