import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import {
  SERVICE_TASK,
  SERVICE_TASK_STATUSES,
  TASK_SERVICES,
  type ServiceTaskStatus,
  type TaskService,
} from '#core/sites/service-tasks.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { SiteEntity } from '#features/sites/index.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Work of a person for a site because a service of it was bought. */
@Entity({ tableName: 'service_tasks' })
@Check({ name: 'service_tasks_service_check', expression: `service in (${listOf(TASK_SERVICES)})` })
@Check({ name: 'service_tasks_status_check', expression: `status in (${listOf(SERVICE_TASK_STATUSES)})` })
@Check({ name: 'service_tasks_end_has_time', expression: `(status in ('open', 'started')) = (ended_at is null)` })
@Check({ name: 'service_tasks_start_has_time', expression: `status <> 'started' or started_at is not null` })
@Check({
  name: 'service_tasks_done_has_report',
  expression: `status <> 'done' or (minutes is not null and note is not null)`,
})
@Check({ name: 'service_tasks_minutes_check', expression: `minutes between 1 and ${SERVICE_TASK.minutes}` })
@Index({ name: 'service_tasks_list_index', properties: ['status', 'dueAt', 'id'] })
@Index({ name: 'service_tasks_by_opening', properties: ['status', 'createdAt', 'id'] })
@Index({ name: 'service_tasks_waiting_by_due', properties: ['dueAt', 'id'], where: 'ended_at is null' })
@Index({ name: 'service_tasks_waiting_by_opening', properties: ['createdAt', 'id'], where: 'ended_at is null' })
@Index({ name: 'service_tasks_site_index', properties: ['siteId', 'service', 'dueAt'] })
export class ServiceTaskEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => SiteEntity, { index: false })
  siteId!: string;

  @Property({ type: 'text' })
  service!: TaskService;

  @Property({ type: 'text', default: 'open' })
  status: ServiceTaskStatus = 'open';

  /** By when it is to be done. */
  @InstantColumn()
  dueAt!: Date;

  /** When an administrator began. */
  @InstantColumn({ nullable: true })
  startedAt: Date | null = null;

  /** Who began, or who did it. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  workerId: string | null = null;

  /** Time spent. */
  @Property({ type: 'integer', nullable: true })
  minutes: number | null = null;

  /** The report on the work, Persian, as the customer reads it. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null = null;
}
