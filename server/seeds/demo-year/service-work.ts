/** The work of services over the year: administrators end each task in time, with a report to its customer. */
import { finishServiceTask, startServiceTask } from '#features/site-billing/index.js';
import { rows } from '#platform/db/rows.js';
import { idOf, type Placed } from './orders.js';
import { DAY_MS, type Happening, type Year } from './year.js';

interface Report {
  readonly minutes: number;
  readonly note: string;
}

const RUSH: Report = {
  minutes: 95,
  note: 'سایت را بعد از ساخت دیدیم: متن‌ها، لینک‌ها، فرم تماس و نمایش آن در تلفن همراه بررسی شد.',
};
const MAINTENANCE: readonly Report[] = [
  { minutes: 45, note: 'فرم تماس، لینک‌ها و گواهی دامنه بررسی شد؛ دو عکس سنگین کوچک شد.' },
  { minutes: 30, note: 'نسخهٔ پشتیبان بررسی شد و چند غلط املایی در صفحهٔ اصلی اصلاح شد.' },
  { minutes: 60, note: 'ساعت کار و شمارهٔ تماس با اطلاعات جدید شما به‌روز شد و سرعت سایت بررسی شد.' },
];
/** Maintenance that is due within them is done. */
const AHEAD_DAYS = 5;

async function finish({ app }: Year, id: string, report: Report): Promise<void> {
  const ctx = app.as(app.admin);
  await startServiceTask(ctx, id);
  await finishServiceTask(ctx, id, report);
}

/** An administrator looks through a rush order and finishes its tasks. */
export function lookingThrough(placed: Placed, atMs: number): Happening {
  const text = `select t.id from service_tasks t join sites s on s.id = t.site_id
    where s.order_id = $1 and t.service = 'rushDelivery' and t.ended_at is null`;
  const run = async (year: Year): Promise<void> => {
    for (const { id } of await rows<{ id: string }>(year.app.visitor().em, text, [await idOf(year, placed)]))
      await finish(year, id, RUSH);
  };
  return { atMs, what: 'a rush order is looked through', run };
}

/** Opens the tasks of maintenance whose time has come, and ends those that are due soon. */
export async function maintainSites(year: Year): Promise<void> {
  const { app } = year;
  await app.run('open_service_tasks', {});
  const text = `select t.id from service_tasks t join sites s on s.id = t.site_id
    where t.service = 'maintenancePlan' and t.ended_at is null and t.due_at < $1 and s.user_id = any($2::uuid[])
    order by t.due_at, t.id`;
  const soon = new Date(app.clock.now().getTime() + AHEAD_DAYS * DAY_MS);
  // Real people may have such work to be done, too.
  const owners = [...year.actors.values()].map(({ id }) => id);
  for (const [index, { id }] of (await rows<{ id: string }>(app.visitor().em, text, [soon, owners])).entries()) {
    const report = MAINTENANCE[index % MAINTENANCE.length];
    if (report) await finish(year, id, report);
  }
}
