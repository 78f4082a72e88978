/** Tasks of services inside a transaction that has the site locked. */
import { chosenServices } from '#core/design/design.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { dueAfter, isTaskService, type TaskService } from '#core/sites/service-tasks.js';
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { SiteRows, SiteEntity } from '#features/sites/index.js';
import { ServiceTaskEntity } from './service-tasks.entity.js';

/** A rush order has one task in all; maintenance has the next one once the last one is due. */
const OPEN = `
  insert into service_tasks (id, site_id, service, status, due_at, created_at)
  select $1, $2, $3, 'open', $4, $5
  where not exists (select from service_tasks where site_id = $2 and service = $3
    and ($3 = 'rushDelivery' or due_at > $5) and status <> 'cancelled')
  returning id`;

async function openTask(tx: TxCtx, siteId: string, service: TaskService): Promise<boolean> {
  const now = tx.clock.now();
  const made = await rows(tx.em, OPEN, [newId(), siteId, service, dueAfter(service, now), now]);
  return made.length > 0;
}

/** Creates the tasks that are missing of the services that were bought. The site is locked. */
export async function openServiceTasks(
  tx: TxCtx,
  { id }: Pick<SiteEntity, 'id'>,
  services: readonly ServiceKey[],
): Promise<void> {
  let isChanged = false;
  for (const service of services.filter(isTaskService)) isChanged = (await openTask(tx, id, service)) || isChanged;
  if (isChanged) tx.publish('list.changed', { list: 'service_tasks' });
}

const CANCEL = `update service_tasks set status = 'cancelled', ended_at = $2
  where site_id = $1 and status in ('open', 'started') returning id`;

/** Nobody works on a site that is over. */
async function cancelServiceTasks(tx: TxCtx, { id }: SiteEntity): Promise<void> {
  const ended = await rows(tx.em, CANCEL, [id, tx.clock.now()]);
  if (ended.length > 0) tx.publish('list.changed', { list: 'service_tasks' });
}

/** Work that was done stays, without its report, which says what was written on the site. */
export const serviceTaskRows: SiteRows = {
  tables: ['service_tasks'],
  begin: (tx, site, ordered) => openServiceTasks(tx, site, chosenServices(ordered)),
  close: cancelServiceTasks,
  forget: async (tx, { id: siteId }) => {
    await tx.em.nativeUpdate(ServiceTaskEntity, { siteId, note: { $ne: null } }, { note: '' });
  },
};
