/** Creates the tasks of maintenance whose time has come, once an hour. */
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { lockSite, siteHasService } from '#features/sites/index.js';
import { openServiceTasks } from './service-tasks.store.js';

export const SERVICE_TASKS_CRON: Cron = { job: 'open_service_tasks', minute: 11 };

const BATCH = 200;
const MAINTENANCE = 'maintenancePlan';

/** The services of the order or of an upgrade, as `siteHasService` reads them, which decides. */
const DUE = `
  select s.id from sites s join orders o on o.id = s.order_id
  where s.status = 'online' and s.id > $1 and (
    o.wizard_data -> 'additionalServices' ->> 'maintenancePlan' = 'true'
    or o.wizard_data -> 'additionalServicesList' ? 'maintenancePlan'
    or o.wizard_data -> 'pricing' -> 'additionalServices' ? 'maintenancePlan'
    or exists (select from site_upgrades u where u.site_id = s.id and u.status = 'applied'
      and u.services ? 'maintenancePlan'))
    and not exists (select from service_tasks t where t.site_id = s.id and t.service = 'maintenancePlan'
      and t.due_at > $2 and t.status <> 'cancelled')
  order by s.id limit ${BATCH}`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** The job. A site that is closed, for example because it is unpaid, gets no task until it is open again. */
export async function openDueServiceTasks(ctx: Ctx): Promise<void> {
  let after = FIRST;
  for (;;) {
    const due = await rows<{ id: string }>(ctx.em, DUE, [after, ctx.clock.now()]);
    for (const { id } of due) {
      await unitOfWork(ctx, async (tx) => {
        const site = await lockSite(tx, { id });
        const isDue = site?.status === 'online' && (await siteHasService(tx, id, MAINTENANCE));
        if (isDue) await openServiceTasks(tx, site, [MAINTENANCE]);
      });
      after = id;
    }
    if (due.length < BATCH) return;
  }
}
