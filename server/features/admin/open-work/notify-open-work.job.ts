import { unitOfWork, type Ctx } from '#platform/context.js';
import { notifyAdmins } from '#features/notifications/index.js';
import { selectNewWork } from './open-work.queries.js';
import { ADMIN_NOTIFICATIONS } from '../admin.notifications.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nine o'clock in Tehran, after midnight in UTC. */
const NINE_MS = 5.5 * 60 * 60 * 1000;

/**
 * Once a day: what has begun to wait in the day before nine o'clock, of the kinds of which nobody is notified at once.
 * A run that is late announces the same day.
 */
export async function notifyOpenWork(ctx: Ctx): Promise<void> {
  const nine = Math.floor((ctx.clock.now().getTime() - NINE_MS) / DAY_MS) * DAY_MS + NINE_MS;
  const found = await selectNewWork(ctx, new Date(nine - DAY_MS), new Date(nine));
  if (found.length === 0) return;
  await unitOfWork(ctx, (tx) => notifyAdmins(tx, ADMIN_NOTIFICATIONS.newWork, found));
}
