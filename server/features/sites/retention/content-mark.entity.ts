import { Check, Entity, Index, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { InstantColumn } from '../../../platform/db/columns.js';

/**
 * Content that no release has named when it was looked at. It is deleted a day later, unless a release names it then or
 * a build has asked for it meanwhile, which takes the mark away (sweep-content.job.ts).
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
