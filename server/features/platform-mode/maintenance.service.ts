/** Planned windows: the job closes the platform when one begins and opens it again when it ends. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { isClosed, type PlatformMode } from '#core/platform.js';
import { requireAdmin, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { MaintenanceWindowEntity, type WindowState } from './maintenance-window.entity.js';
import { changePlatform, storeMode } from './platform-change.js';
import { windowSchema, type WindowInput } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';
import type { MaintenanceWindowType } from './platform-mode.types.js';

const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

const COLUMNS = columns<MaintenanceWindowType>()('id from to mode message reason state', {
  expressions: { from: 'starts_at', to: 'ends_at' },
});

/** The planned and running windows, the next first, at most a page of them. @throws AppError FORBIDDEN. */
export async function listMaintenance(ctx: Ctx): Promise<MaintenanceWindowType[]> {
  requireAdmin(ctx);
  return rows<MaintenanceWindowType>(
    ctx.em,
    `select ${COLUMNS} from maintenance_windows where state in ('planned', 'active')
     order by starts_at, id limit ${PAGE_SIZE.max}`,
  );
}

function fault(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path, message }] });
}

function assertSensible({ from, to, mode }: Pick<MaintenanceWindowType, 'from' | 'to' | 'mode'>, now: Date): void {
  if (!isClosed(mode)) throw fault('mode', messages.closedMode);
  if (to <= now) throw fault('to', messages.inFuture);
  if (to <= from) throw fault('to', messages.windowOrder);
  if (to.getTime() - from.getTime() > LONGEST_MS) throw fault('to', messages.windowLength);
}

const OVERLAPPING = `
  select id from maintenance_windows
  where state in ('planned', 'active') and starts_at < $2 and ends_at > $1 limit 1`;

/** A window that has begun already begins at once. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function planMaintenance(ctx: Ctx, given: WindowInput): Promise<MaintenanceWindowType> {
  const { userId } = requireAdmin(ctx);
  const { from, to, mode, message, reason } = parseInput(windowSchema, given);
  assertSensible({ from, to, mode }, ctx.clock.now());
  return changePlatform(ctx, async (tx) => {
    if (await row(tx.em, OVERLAPPING, [from, to])) throw fault('from', messages.windowOverlap);
    const [id, at] = [newId(), tx.clock.now()];
    const window = { id, startsAt: from, endsAt: to, mode, message, reason, state: 'planned' as const };
    const kept = { ...window, createdById: userId, createdAt: at, updatedAt: at };
    await tx.em.persist(tx.em.create(MaintenanceWindowEntity, kept)).flush();
    const subject = { type: 'platform' as const, id };
    await audit(tx, { action: 'platform.schedule', subject, after: { from, to, mode, message }, reason });
    // The minutely job would come as well, up to a minute late.
    await tx.enqueue('advance_maintenance', {}, { key: `maintenance:${id}:from`, runAt: from });
    await tx.enqueue('advance_maintenance', {}, { key: `maintenance:${id}:to`, runAt: to });
    return { id, from, to, mode, message, reason, state: 'planned' as const };
  });
}

/** A running window ends at once. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT when it is over. */
export async function cancelMaintenance(ctx: Ctx, id: string): Promise<MaintenanceWindowType> {
  requireAdmin(ctx);
  return changePlatform(ctx, async (tx, now) => {
    const window = isId(id) ? await tx.em.findOne(MaintenanceWindowEntity, { id }) : null;
    if (!window) throw new AppError('NOT_FOUND');
    if (window.state !== 'planned' && window.state !== 'active') {
      throw new AppError('CONFLICT', { fa: messages.windowOver });
    }
    if (window.state === 'active') await reopen(tx, now.mode, window);
    const before = { state: window.state };
    await moveTo(tx, window, 'cancelled');
    const subject = { type: 'platform' as const, id };
    await audit(tx, { action: 'platform.schedule', subject, before, after: { state: 'cancelled' } });
    const { startsAt: from, endsAt: to, mode, message, reason, state } = window;
    return { id, from, to, mode, message, reason, state };
  });
}

async function moveTo(tx: TxCtx, window: MaintenanceWindowEntity, state: WindowState): Promise<void> {
  Object.assign(window, { state, updatedAt: tx.clock.now() });
  await tx.em.flush();
}

function reopen(tx: TxCtx, before: PlatformMode<Date>, window: MaintenanceWindowEntity): Promise<void> {
  const mode = window.returnMode ?? 'normal';
  return storeMode(tx, before, { mode, message: null, until: null }, window.reason);
}

/** An administrator took over manually: the schedule changes nothing any more. */
export async function endActiveWindows(tx: TxCtx): Promise<void> {
  const changed = { state: 'ended' as const, updatedAt: tx.clock.now() };
  await tx.em.nativeUpdate(MaintenanceWindowEntity, { state: 'active' }, changed);
}

/**
 * The job: ends what is over, then begins what is due. It may run twice, late, or in two processes at once; a window
 * that passed while no process ran never closes anything.
 */
export async function advanceMaintenance(ctx: Ctx): Promise<void> {
  if (!(await row(ctx.em, DUE, [ctx.clock.now()]))) return;
  await changePlatform(ctx, async (tx, { mode }) => {
    const now = tx.clock.now();
    const open = await tx.em.find(
      MaintenanceWindowEntity,
      { state: { $in: ['planned', 'active'] }, startsAt: { $lte: now } },
      { orderBy: { startsAt: 'asc', id: 'asc' } },
    );
    let standing: PlatformMode<Date> = mode;
    for (const window of open) standing = await advanceOne(tx, window, standing);
  });
}

const DUE = `
  select id from maintenance_windows
  where (state = 'planned' and starts_at <= $1) or (state = 'active' and ends_at <= $1) limit 1`;

async function advanceOne(
  tx: TxCtx,
  window: MaintenanceWindowEntity,
  standing: PlatformMode<Date>,
): Promise<PlatformMode<Date>> {
  const isOver = window.endsAt <= tx.clock.now();
  if (window.state === 'active' && isOver) {
    await reopen(tx, standing, window);
    await moveTo(tx, window, 'ended');
    return { mode: window.returnMode ?? 'normal', message: null, until: null };
  }
  if (window.state !== 'planned') return standing;
  if (isOver) {
    await moveTo(tx, window, 'ended');
    return standing;
  }
  // A manual closing in between opens with the end of the window.
  window.returnMode = isClosed(standing.mode) ? 'normal' : standing.mode;
  const to = { mode: window.mode, message: window.message, until: window.endsAt };
  await storeMode(tx, standing, to, window.reason);
  await moveTo(tx, window, 'active');
  return to;
}
