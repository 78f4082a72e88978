import { Check, Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { InstantColumn } from '#platform/db/columns.js';

/**
 * Content that had no release when it was checked. It is deleted a day later, unless a release has it then or a build
 * has needed it meanwhile, which removes the mark (sweep-content.job.ts).
 */
@Entity({ tableName: 'content_marks' })
@Check({ name: 'content_marks_hash_check', expression: `hash ~ '^[0-9a-f]{64}$'` })
@Index({ name: 'content_marks_oldest', properties: ['markedAt'] })
export class ContentMarkEntity {
  /** SHA-256, hexadecimal. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @InstantColumn()
  markedAt!: Date;
}
