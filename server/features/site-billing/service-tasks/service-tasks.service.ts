/** The administrators' work list of services: what to do, for which site, by when, and the report of it. */
import { LockMode } from '@mikro-orm/core';
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { notify } from '#features/notifications/index.js';
import {
  readSite,
  auditSubjectOf,
  lockSite,
  publishChange,
  type SiteEntity,
  visitorAddress,
} from '#features/sites/index.js';
import { ServiceTaskEntity } from './service-tasks.entity.js';
import { reportSchema, serviceTasksSchema, type ReportInput, type ServiceTasksInput } from './service-tasks.inputs.js';
import { findWork, listWork, tasksOfSite } from './service-tasks.queries.js';
import type { ServiceTaskType, ServiceWorkType } from './service-tasks.types.js';
import { SERVICE_TASK_DONE } from './service-tasks.notifications.js';

/** Those due first at the top unless sorted otherwise. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function readServiceTasks(ctx: Ctx, given: ServiceTasksInput): Promise<LazyPage<ServiceWorkType>> {
  requireAdmin(ctx);
  return listWork(ctx, parseInput(serviceTasksSchema, given));
}

/** The newest of a site, for its owner and for administrators. @throws AppError NOT_FOUND also for another's site. */
export async function readTasksOfSite(ctx: Ctx, siteId: string): Promise<readonly ServiceTaskType[]> {
  const { id } = await readSite(ctx, siteId);
  return tasksOfSite(ctx, id);
}

async function readWork(ctx: Ctx, id: string): Promise<ServiceWorkType> {
  const found = isId(id) ? await findWork(ctx, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

interface Locked {
  readonly task: ServiceTaskEntity;
  readonly site: SiteEntity;
}

/**
 * The site before the task, as by everybody who closes it.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION once it is over.
 */
async function lockTask(tx: TxCtx, { id, siteId }: ServiceWorkType, to: string): Promise<Locked> {
  const site = await lockSite(tx, { id: siteId });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const task = await tx.em.findOne(ServiceTaskEntity, { id }, lock);
  if (!site || !task) throw new AppError('NOT_FOUND');
  if (task.endedAt !== null) throw new AppError('INVALID_TRANSITION', { details: { from: task.status, to } });
  return { task, site };
}

/** One change of a task with its entry in the log. */
async function changeTask(
  ctx: Ctx,
  id: string,
  to: 'started' | 'done',
  change: (tx: TxCtx, locked: Locked) => Promise<void>,
): Promise<ServiceWorkType> {
  requireAdmin(ctx);
  const known = await readWork(ctx, id);
  await unitOfWork(ctx, async (tx) => {
    const locked = await lockTask(tx, known, to);
    const before = { status: locked.task.status };
    await change(tx, locked);
    await tx.em.flush();
    const { service, status, minutes } = locked.task;
    await audit(tx, {
      action: to === 'done' ? 'order.site_service_done' : 'order.site_service_start',
      subject: await auditSubjectOf(tx, locked.site),
      before,
      after: { service, status, minutes },
    });
    publishChange(tx, locked.site);
    tx.publish('list.changed', { list: 'service_tasks' });
  });
  return readWork(ctx, id);
}

/**
 * The caller takes an open task, or takes over a started one.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_TRANSITION.
 */
export function startServiceTask(ctx: Ctx, id: string): Promise<ServiceWorkType> {
  const { userId } = requireAdmin(ctx);
  return changeTask(ctx, id, 'started', async (tx, { task }) => {
    tx.em.assign(task, { status: 'started', startedAt: task.startedAt ?? tx.clock.now(), workerId: userId });
  });
}

/**
 * Ends a task with its report, which the customer gets as a notification and by mail.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR, INVALID_TRANSITION for one that is over.
 */
export function finishServiceTask(ctx: Ctx, id: string, given: ReportInput): Promise<ServiceWorkType> {
  const { userId } = requireAdmin(ctx);
  const report = parseInput(reportSchema, given);
  return changeTask(ctx, id, 'done', async (tx, { task, site }) => {
    tx.em.assign(task, { status: 'done', ...report, workerId: userId, endedAt: tx.clock.now() });
    const { service } = task;
    const done = { siteId: site.id, service, address: await visitorAddress(tx, site), report };
    await notify(tx, site.userId, SERVICE_TASK_DONE, done);
  });
}
