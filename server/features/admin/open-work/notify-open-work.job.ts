import { unitOfWork, type Ctx } from '../../../platform/context.js';
import { notifyAdmins } from '../../notifications/index.js';
import { ADMIN_TEXTS } from '../admin.messages.js';
import { selectNewWork } from './open-work.queries.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Once a day: what has begun to wait since yesterday, of the kinds of which nobody is notified at once. */
export async function notifyOpenWork(ctx: Ctx): Promise<void> {
  const found = await selectNewWork(ctx, new Date(ctx.clock.now().getTime() - DAY_MS));
  if (found.length === 0) return;
  const message = ADMIN_TEXTS.newWork(found);
  await unitOfWork(ctx, (tx) =>
    notifyAdmins(tx, { type: 'open_work', title: ADMIN_TEXTS.newWorkTitle, message, link: '/admin' }),
  );
}
