/** The user's own open sessions: listing them, and ending unknown ones. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { requirePerson, type Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { deviceOf } from './device.js';
import { findOpenSessions } from './sessions.queries.js';
import type { SessionType } from './my-sessions.types.js';
import { endSessions } from './sessions.service.js';

export const endSessionSchema = z.object({ id: z.string().max(100) });

/** The current session first, then the last used. @throws AppError UNAUTHORIZED. */
export async function mySessions(ctx: Ctx): Promise<SessionType[]> {
  return openSessionsOf(ctx, requirePerson(ctx).userId);
}

/** The viewer's current session first, then the last used. The caller has decided who may see them. */
export async function openSessionsOf(ctx: Ctx, userId: string): Promise<SessionType[]> {
  const { sessionId } = requirePerson(ctx);
  const open = await findOpenSessions(ctx.em, userId, sessionId, ctx.clock.now());
  return open.map(({ userAgent, ...session }) => {
    const { kind: device, browser, os } = deviceOf(userAgent);
    return { ...session, device, browser, os, isCurrent: session.id === sessionId };
  });
}

/** Ends one of one's own. @throws AppError NOT_FOUND, also for another's and for one that has ended. */
export async function endMySession(ctx: Ctx, input: z.input<typeof endSessionSchema>): Promise<void> {
  const { userId } = requirePerson(ctx);
  const { id } = parseInput(endSessionSchema, input);
  if (!isId(id) || (await endSessions(ctx, userId, { id })) === 0) throw new AppError('NOT_FOUND');
}

/** Ends all except the current one; returns how many. @throws AppError UNAUTHORIZED. */
export async function endMyOtherSessions(ctx: Ctx): Promise<number> {
  const { userId, sessionId } = requirePerson(ctx);
  return endSessions(ctx, userId, { except: sessionId });
}
