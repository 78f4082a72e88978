/** Sessions: opened by a sign-in, renewed by rotation, ended by a sign-out or by a stolen token (protocols B5). */
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import { SESSION } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type Role, type TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { signAccessToken } from './access-token.js';
import { forgetViewer } from './authenticate.js';
import { giveDownloadCookie, clearDownloadCookie } from './download-cookie.js';
import { refreshSchema, type RefreshData } from './sessions.inputs.js';
import { findUser } from '../users/users.queries.js';
import { findSession, type SessionRow } from './sessions.queries.js';
import { isGenuine, newSeed, parseRefreshToken, refreshTokenOf, type RefreshClaims } from './refresh-token.js';
import { notifyOwner } from '../users/security-notices.js';
import { SessionEntity } from './session.entity.js';
import { voidChallenges } from './sign-in-challenges.js';

export interface AuthTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The end of the access token, ms since 1970. */
  readonly expiresAt: number;
}

const USER_AGENT_MAX = 300;

interface Holder {
  readonly id: string;
  readonly userId: string;
  readonly seed: string;
  readonly role: Role;
}

async function tokensOf(ctx: Ctx, session: Holder, generation: number): Promise<AuthTokens> {
  const viewer = { userId: session.userId, role: session.role, sessionId: session.id };
  const access = await signAccessToken(ctx.config, viewer, ctx.clock.now());
  await giveDownloadCookie(ctx, viewer);
  return { ...access, refreshToken: refreshTokenOf(ctx.config, session, generation) };
}

/** Who calls, as it is kept with a session or a registration. */
export function callerOf(ctx: Ctx): { userAgent: string | null; ip: string } {
  return { userAgent: ctx.userAgent?.slice(0, USER_AGENT_MAX) ?? null, ip: ctx.ip };
}

/** A new family of tokens for a user who has just authenticated. */
export async function openSession(tx: TxCtx, user: { readonly id: string; readonly role: Role }): Promise<AuthTokens> {
  const now = tx.clock.now();
  const session = tx.em.create(SessionEntity, {
    id: newId(),
    userId: user.id,
    seed: newSeed(),
    generation: 1,
    rotatedAt: null,
    expiresAt: new Date(now.getTime() + SESSION.refreshTokenMs),
    endsAt: new Date(now.getTime() + SESSION.refreshAbsoluteMs),
    revokedAt: null,
    ...callerOf(tx),
    lastUsedAt: now,
    createdAt: now,
  });
  tx.em.persist(session);
  return tokensOf(tx, { id: session.id, userId: user.id, seed: session.seed, role: user.role }, 1);
}

function isLive(session: SessionRow, now: Date): boolean {
  return session.revokedAt === null && session.expiresAt > now && session.endsAt > now && session.status === 'active';
}

/** Moves the family one generation on. False when another tab was faster. */
async function rotate(ctx: Ctx, session: SessionRow): Promise<boolean> {
  const now = ctx.clock.now();
  const expiresAt = new Date(Math.min(now.getTime() + SESSION.refreshTokenMs, session.endsAt.getTime()));
  const changed = await ctx.em.nativeUpdate(
    SessionEntity,
    { id: session.id, generation: session.generation, revokedAt: null },
    { generation: session.generation + 1, rotatedAt: now, expiresAt, lastUsedAt: now, ...callerOf(ctx) },
  );
  return changed === 1;
}

function isInGrace(session: SessionRow, claims: RefreshClaims, now: Date): boolean {
  if (claims.generation !== session.generation - 1 || !session.rotatedAt) return false;
  return now.getTime() - session.rotatedAt.getTime() <= SESSION.refreshGraceMs;
}

/** Why the session of a genuine token is over; returned only to its holder. */
async function whyEnded(ctx: Ctx, claims: RefreshClaims): Promise<ErrorCode> {
  const session = await findSession(ctx.em, claims.sessionId);
  if (!session || !isGenuine(ctx.config, session, claims)) return 'TOKEN_REFRESH_FAILED';
  if (session.isRemoved) return 'ACCOUNT_REMOVED';
  if (session.status === 'banned') return 'ACCOUNT_BANNED';
  return session.revokedAt ? 'SESSION_ENDED' : 'TOKEN_REFRESH_FAILED';
}

/** The documented refusal, with the code of the reason beside it. */
async function refreshRefused(ctx: Ctx, claims: RefreshClaims | null): Promise<AppError> {
  const reason = claims ? await whyEnded(ctx, claims) : ('TOKEN_REFRESH_FAILED' satisfies ErrorCode);
  return new AppError('TOKEN_REFRESH_FAILED', { details: { reason } });
}

/** The live session of a token that we made; null for every other. */
async function sessionOf(ctx: Ctx, claims: RefreshClaims): Promise<SessionRow | null> {
  const session = await findSession(ctx.em, claims.sessionId);
  return session && isGenuine(ctx.config, session, claims) && isLive(session, ctx.clock.now()) ? session : null;
}

/**
 * New tokens for a refresh token. Each is used once; within 30 s the token before gets the same successor again
 * (two tabs, a lost answer), and the use of any older one ends the whole family.
 * @throws AppError TOKEN_REFRESH_FAILED with `details.reason`: ACCOUNT_REMOVED, ACCOUNT_BANNED, SESSION_ENDED, or the
 * same again.
 */
export async function refreshTokens(ctx: Ctx, input: RefreshData): Promise<AuthTokens> {
  const claims = parseRefreshToken(parseInput(refreshSchema, input).refreshToken ?? '');
  let session = claims && (await sessionOf(ctx, claims));
  if (claims && session && claims.generation === session.generation) {
    if (await rotate(ctx, session)) return tokensOf(ctx, session, session.generation + 1);
    session = await sessionOf(ctx, claims);
  }
  if (!claims || !session) throw await refreshRefused(ctx, claims);
  if (isInGrace(session, claims, ctx.clock.now())) return tokensOf(ctx, session, session.generation);
  if (claims.generation < session.generation) {
    ctx.log.warn(
      { sessionId: session.id, userId: session.userId, ip: ctx.ip },
      'an old refresh token was used: the session is ended',
    );
    await endStolen(ctx, session);
  }
  throw await refreshRefused(ctx, claims);
}

/** Ends the family and notifies its owner, once, however many old tokens arrive at the same time. */
async function endStolen(ctx: Ctx, { id, userId }: SessionRow): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const ended = await endSessions(tx, userId, { id });
    const owner = ended > 0 ? await findUser(tx.em, userId) : null;
    if (owner) await notifyOwner(tx, owner, 'session_stolen', {});
  });
}

export interface WhichSessions {
  /** This one alone. */
  readonly id?: string;
  /** All but this one. */
  readonly except?: string;
}

/**
 * Ends sessions of a user, all of them where `which` names none; takes effect within a second everywhere, on open
 * sockets, too. Answers how many were still open.
 */
export async function endSessions(ctx: Ctx, userId: string, which: WhichSessions = {}): Promise<number> {
  const { id, except } = which;
  const idFilter = { ...(id !== undefined && { $eq: id }), ...(except !== undefined && { $ne: except }) };
  const named = id ?? except;
  const ended = await unitOfWork(ctx, async (tx) => {
    const now = tx.clock.now();
    const open = { userId, revokedAt: null, expiresAt: { $gt: now }, ...(named !== undefined && { id: idFilter }) };
    const count = await tx.em.nativeUpdate(SessionEntity, open, { revokedAt: now });
    if (id === undefined) await voidChallenges(tx, userId);
    tx.publish('viewer.changed', { userId, ...(id && { only: id }), ...(except && { except }) });
    return count;
  });
  forgetViewer(ctx, userId);
  return ended;
}

/** Ends the caller's session and the one of the refresh token, if any. Never refuses: leaving must always work. */
export async function signOut(ctx: Ctx, input: RefreshData): Promise<void> {
  clearDownloadCookie(ctx);
  const claims = parseRefreshToken(parseInput(refreshSchema, input).refreshToken ?? '');
  const session = claims && (await sessionOf(ctx, claims));
  if (session) await endSessions(ctx, session.userId, { id: session.id });
  if (ctx.viewer && ctx.viewer.sessionId !== session?.id) {
    await endSessions(ctx, ctx.viewer.userId, { id: ctx.viewer.sessionId });
  }
}
