import { HEALTH } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { watchHealth } from './health-notices.js';

/**
 * Takes a round every `HEALTH.everyMs`, the next one after the last has ended; what a round awaits is bounded in time.
 * Returns what ends it.
 */
export function startHealthWatch(context: (requestId: string) => Ctx): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const schedule = (): void => {
    if (hasEnded) return;
    timer = setTimeout(() => void take().finally(schedule), HEALTH.everyMs).unref();
  };
  const take = async (): Promise<void> => {
    const ctx = context(`health-${newId()}`);
    await watchHealth(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'the health of the platform could not be watched');
    });
  };
  schedule();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}
