import type { PlatformMode } from '#core/platform.js';
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { changePlatform, storeMode } from './platform-change.js';
import { modeSchema, type ModeInput } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';
import { endActiveWindows } from './maintenance.service.js';

/**
 * Puts the platform into another mode at once. What is closed manually is opened manually: `until` is only announced to
 * visitors. A planned window that is running ends with it. @throws AppError FORBIDDEN, VALIDATION_ERROR.
 */
export async function setPlatformMode(ctx: Ctx | TxCtx, given: ModeInput): Promise<PlatformMode<Date>> {
  requireAdmin(ctx);
  const { reason, ...requested } = parseInput(modeSchema, given);
  const isOver = requested.until !== null && requested.until <= ctx.clock.now();
  if (isOver) throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'until', message: messages.inFuture }] });
  const to = requested.mode === 'normal' ? { ...requested, message: null, until: null } : requested;
  await changePlatform(ctx, async (tx, now) => {
    await endActiveWindows(tx);
    await storeMode(tx, now.mode, to, reason);
    const [before, after] = [{ ...now.mode }, { ...to }];
    await audit(tx, { action: 'platform.mode', subject: { type: 'platform', id: 'mode' }, before, after, reason });
  });
  return to;
}
