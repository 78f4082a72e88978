/** Tasks of services as plain rows. Callers check permissions. */
import { PAGE_SIZE } from '../../../../core/limits/limits.js';
import { SERVICE_TASK, type ServiceTaskStatus, type TaskService } from '../../../../core/sites/service-tasks.js';
import type { Ctx } from '../../../platform/context.js';
import { Conditions } from '../../../platform/db/conditions.js';
import { pageBounds, readPage, type LazyPage } from '../../../platform/db/page.js';
import { row, rows } from '../../../platform/db/rows.js';
import { columns, type Selection } from '../../../platform/db/select.js';
import type { ServiceTaskType, ServiceWorkType } from './service-tasks.types.js';

const WORK = columns<ServiceWorkType>()(
  `id siteId service status dueAt startedAt minutes note createdAt endedAt label orderNumber customerName customerEmail
   worker`,
  {
    table: 't',
    expressions: {
      label: 's.label',
      orderNumber: 'o.order_number',
      customerName: 'u.full_name',
      customerEmail: 'u.email',
      worker: 'coalesce(w.full_name, w.email)',
    },
  },
);
const FROM = `from service_tasks t join sites s on s.id = t.site_id join orders o on o.id = s.order_id
  join users u on u.id = s.user_id left join users w on w.id = t.worker_id`;

interface WorkConditions {
  /** Null: those that are not over. */
  readonly status: ServiceTaskStatus | null;
  readonly service: TaskService | null;
}

export interface WorkFilter extends WorkConditions {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

function conditions({ status, service }: WorkConditions): Conditions {
  const where = new Conditions();
  const statuses = status === null ? ['open', 'started'] : [status];
  where.add(statuses, (at) => `t.status = any(${at}::text[])`);
  if (service) where.add(service, (at) => `t.service = ${at}`);
  return where;
}

const DUE_FIRST = 'order by t.due_at, t.id';

/** Those due first at the top: the promise of a rush order ends long before that of a month of maintenance. */
export async function listWork(ctx: Ctx, filter: WorkFilter): Promise<LazyPage<ServiceWorkType>> {
  const select = `select ${WORK} ${FROM}`;
  return readPage<ServiceWorkType>(
    ctx,
    { select, where: conditions(filter), order: DUE_FIRST, counted: 'from service_tasks t' },
    pageBounds(filter, PAGE_SIZE.admin),
  );
}

/** For exports: everything that the filter lets through, what is due first at the top. */
export function workSelection(filter: WorkConditions): Selection {
  const where = conditions(filter);
  return { text: `select ${WORK} ${FROM} ${where.sql} ${DUE_FIRST}`, values: where.values };
}

/** `id` must be an id. */
export function findWork(ctx: Ctx, id: string): Promise<ServiceWorkType | null> {
  return row<ServiceWorkType>(ctx.em, `select ${WORK} ${FROM} where t.id = $1`, [id]);
}

const TASK = columns<ServiceTaskType>()('id service status dueAt startedAt minutes note createdAt endedAt');
const OF_SITE = `select ${TASK} from service_tasks where site_id = $1
  order by due_at desc, id desc limit ${SERVICE_TASK.shown}`;

/** The newest of a site. */
export function tasksOfSite(ctx: Ctx, siteId: string): Promise<ServiceTaskType[]> {
  return rows<ServiceTaskType>(ctx.em, OF_SITE, [siteId]);
}
