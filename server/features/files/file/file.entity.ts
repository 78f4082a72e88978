import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { BUCKETS, CATEGORIES, type Bucket, type FileCategory } from '../storage/buckets.js';

/** A stored file: who it belongs to and where its bytes are. The bytes of an id never change. */
@Entity({ tableName: 'files' })
@Check({ name: 'files_size', expression: 'size_bytes > 0' })
@Index({ name: 'files_of_owner', properties: ['ownerId', 'bucket', 'createdAt', 'id'] })
export class FileEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  ownerId!: string;

  @Enum({ items: [...BUCKETS], type: 'string' })
  bucket!: Bucket;

  /** Where the file store keeps it. */
  @Property({ type: 'text', unique: true })
  key!: string;

  @Property({ type: 'text' })
  originalName!: string;

  @Property({ type: 'text' })
  mime!: string;

  @Property({ type: 'integer' })
  sizeBytes!: number;

  @Enum({ items: [...CATEGORIES], type: 'string' })
  category!: FileCategory;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @ReferenceColumn('orders', { nullable: true })
  orderId: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
