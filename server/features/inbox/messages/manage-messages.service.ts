/** The acts of owners on the messages of their sites. Administrators only read them. */
import type { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { MessageState } from '#core/sites/site-messages.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { readMessageOfSite } from './read-messages.service.js';
import { idsSchema, messageChangesSchema, stateSchema, type MessageChanges } from './site-messages.inputs.js';
import { findMessages } from './site-messages.queries.js';
import type { SiteMessageType } from './site-messages.types.js';

/** Locked in the order of their ids. @throws AppError NOT_FOUND where one of them is not the viewer's. */
export async function lockOwnMessages(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { userId } = requireViewer(tx);
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const text = `select m.id from site_messages m join sites s on s.id = m.site_id
    where m.id = any($1::uuid[]) and s.user_id = $2 order by m.id for update of m`;
  const found = [...wanted].every(isId) ? await rows<{ id: string }>(tx.em, text, [[...wanted], userId]) : [];
  if (found.length < wanted.size) throw new AppError('NOT_FOUND');
}

async function markRead(tx: TxCtx, ids: readonly string[], isRead: boolean): Promise<void> {
  const text = `update site_messages set read_at = case when $3 then coalesce(read_at, $2) else null end, updated_at = $2
    where id = any($1::uuid[])`;
  await rows(tx.em, text, [[...ids], tx.clock.now(), isRead]);
}

async function move(tx: TxCtx, ids: readonly string[], state: MessageState): Promise<void> {
  const text = 'update site_messages set state = $2, updated_at = $3 where id = any($1::uuid[])';
  await rows(tx.em, text, [[...ids], state, tx.clock.now()]);
}

/** All of them or none. Returns them in the order of `given`. */
async function change(
  ctx: Ctx,
  given: readonly string[],
  act: (tx: TxCtx, ids: readonly string[]) => Promise<void>,
): Promise<readonly SiteMessageType[]> {
  requireViewer(ctx);
  const ids = [...new Set(parseInput(idsSchema, given).map((id) => id.toLowerCase()))];
  return unitOfWork(ctx, async (tx) => {
    await lockOwnMessages(tx, ids);
    await act(tx, ids);
    const byId = new Map((await findMessages(tx.em, ids)).map((message) => [message.id, message]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  });
}

/** Reading one twice keeps the first time. @throws AppError NOT_FOUND, VALIDATION_ERROR. */
export function markMessages(ctx: Ctx, ids: readonly string[], isRead: boolean): Promise<readonly SiteMessageType[]> {
  return change(ctx, ids, (tx, known) => markRead(tx, known, isRead));
}

/** @throws AppError NOT_FOUND, VALIDATION_ERROR. */
export function moveMessages(
  ctx: Ctx,
  ids: readonly string[],
  to: z.input<typeof stateSchema>,
): Promise<readonly SiteMessageType[]> {
  requireViewer(ctx);
  const state = parseInput(stateSchema, to);
  return change(ctx, ids, (tx, known) => move(tx, known, state));
}

/** One message of this site. @throws AppError NOT_FOUND, VALIDATION_ERROR. */
export async function changeMessage(
  ctx: Ctx,
  siteId: string,
  id: string,
  given: MessageChanges,
): Promise<SiteMessageType> {
  requireViewer(ctx);
  const { state, isRead } = parseInput(messageChangesSchema, given);
  await readMessageOfSite(ctx, siteId, id);
  await change(ctx, [id], async (tx, ids) => {
    if (typeof isRead === 'boolean') await markRead(tx, ids, isRead);
    if (state) await move(tx, ids, state);
  });
  return readMessageOfSite(ctx, siteId, id);
}
