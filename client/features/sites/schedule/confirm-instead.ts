import { scheduleMessages } from './site-schedule.messages.js';
import { confirm } from '#client/ui/confirm.js';

/**
 * Publishing now cancels what is scheduled, since that is older; that is confirmed before. `publishAt`: ISO-8601, null
 * where nothing is scheduled. True where publishing may go on.
 */
export async function confirmInsteadOfSchedule(publishAt: string | null): Promise<boolean> {
  if (publishAt === null) return true;
  const { title, text, action } = scheduleMessages.publishNow;
  return confirm({ title, text: text(scheduleMessages.at(new Date(publishAt))), action });
}
