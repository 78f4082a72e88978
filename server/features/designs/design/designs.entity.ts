import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Design } from '#core/design/design.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** A design kept on the server: of an order, or saved from the wizard by a signed-in customer. */
@Entity({ tableName: 'designs' })
@Index({ name: 'designs_user_created_index', properties: ['userId', 'createdAt'] })
@Unique({ name: 'designs_order_unique', properties: ['orderId'] })
export class DesignEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** The order it belongs to. */
  @ReferenceColumn('orders', { nullable: true, index: false })
  orderId: string | null = null;

  /** The browser's `wizard_session_id`. */
  @Property({ type: 'text', nullable: true })
  sessionId: string | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  snapshot!: Design;

  /** Colours and font of a design without an order (design-options.ts); an order's are in its wizard. */
  @Property({ type: 'json', columnType: 'jsonb' })
  options: Record<string, unknown> = {};

  /** Counts every save, including edits of its order's texts: a save based on an older version is a conflict. */
  @Property({ type: 'integer', default: 1 })
  version: number = 1;

  /** The address of the page that represents the design in thumbnails; null for the first one. */
  @Property({ type: 'text', nullable: true })
  previewUrl: string | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
