import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { ApiKeyEntity } from '../api-key.entity.js';

/** One call with a key: what was called and how it ended, nothing of what was sent or answered. */
@Entity({ tableName: 'api_key_calls' })
@Check({ name: 'api_key_calls_measured', expression: 'status between 100 and 599 and duration_ms >= 0' })
@Index({
  name: 'api_key_calls_list',
  columns: [{ name: 'key_id' }, { name: 'called_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['keyId', 'calledAt', 'id'],
})
export class ApiKeyCallEntity {
  /** The request id of the call. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ReferenceColumn(() => ApiKeyEntity, { index: false, onDelete: 'cascade' })
  keyId!: string;

  /** The route, or the root fields of a GraphQL operation. */
  @Property({ type: 'text' })
  operation!: string;

  @Property({ type: 'int' })
  status!: number;

  @Property({ type: 'int' })
  durationMs!: number;

  @InstantColumn()
  calledAt!: Date;
}
