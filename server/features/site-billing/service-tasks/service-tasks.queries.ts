/** Tasks of services as plain rows. Callers check permissions. */
import { PAGE_SIZE } from '#core/limits/limits.js';
import { SERVICE_TASK, type ServiceTaskStatus, type TaskService, type WorkSort } from '#core/sites/service-tasks.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { DUE_FIRST, orderOf, orderSql, type ListOrder, type Order } from '#platform/db/order.js';
import { pageBounds, readPage, type LazyPage, type PageInput } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns, type Selection } from '#platform/db/select.js';
import { searchedPart, matchesAnyone } from '#features/sites/index.js';
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

const COUNTED = 'from service_tasks t join sites s on s.id = t.site_id';

interface WorkConditions extends Order<WorkSort> {
  /** Null: those that are not over. */
  readonly status?: ServiceTaskStatus | null | undefined;
  readonly service?: TaskService | null | undefined;
  readonly search?: string | null | undefined;
}

export type WorkFilter = WorkConditions & PageInput;

function conditions({ status, service, search }: WorkConditions, ctx: Pick<Ctx, 'config'>): Conditions {
  const where = new Conditions();
  if (status) where.add(status, (at) => `t.status = ${at}`);
  else where.must('t.ended_at is null');
  if (service) where.add(service, (at) => `t.service = ${at}`);
  where.search(searchedPart(search, ctx), matchesAnyone);
  return where;
}

const SORTS = { due: 't.due_at', created: 't.created_at' } as const;

function orderOfWork({ sort, direction }: WorkConditions): ListOrder {
  return orderOf(SORTS, { sort: sort ?? DUE_FIRST.sort, direction: direction ?? DUE_FIRST.direction }, 't.id');
}

/**
 * Those due first at the top unless sorted otherwise: the promise of a rush order ends long before that of a month of
 * maintenance.
 */
export async function listWork(ctx: Ctx, filter: WorkFilter): Promise<LazyPage<ServiceWorkType>> {
  const where = conditions(filter, ctx);
  const list = { columns: WORK, from: FROM, where, order: orderOfWork(filter), counted: COUNTED };
  return readPage<ServiceWorkType>(ctx, list, pageBounds(filter, PAGE_SIZE.admin));
}

/** For exports: everything that the filter lets through, in its order. */
export function workSelection(filter: WorkConditions, ctx: Pick<Ctx, 'config'>): Selection {
  const where = conditions(filter, ctx);
  return { text: `select ${WORK} ${FROM} ${where.sql} ${orderSql(orderOfWork(filter))}`, values: where.values };
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
