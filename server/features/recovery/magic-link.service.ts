/** Signing in by a link in one's mailbox, without a password: once, within 15 minutes. */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { ownAddress } from '#platform/http/own-origin.js';
import { parseInput } from '#platform/input.js';
import { requestLink } from './account-link.job.js';
import { findUser, consumeLink, liveLink, enter, welcome, type SignedIn } from '#features/identity/index.js';
import { recoveryFaults as faults } from './recovery.messages.js';
import {
  magicLinkSchema,
  requestMagicLinkSchema,
  type MagicLinkData,
  type RequestMagicLinkData,
} from './recovery.inputs.js';

function redirectOf(ctx: Ctx, url: string | null | undefined): string | null {
  if (!url) return null;
  const own = ownAddress(url, ctx.config.publicUrl ?? '');
  if (own) return own.pathname + own.search + own.hash;
  throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'redirectUrl', message: faults.redirect }] });
}

/**
 * Never reveals, by response or time, whether the address has an account.
 * @throws AppError VALIDATION_ERROR, also for a redirect to another origin; RATE_LIMITED.
 */
export async function requestMagicLink(ctx: Ctx, input: RequestMagicLinkData): Promise<void> {
  const { email, redirectUrl } = parseInput(requestMagicLinkSchema, input);
  await requestLink(ctx, { email, purpose: 'magic_link', redirect: redirectOf(ctx, redirectUrl) });
}

/**
 * Uses the link up and opens a session. @throws AppError INVALID_LINK, LINK_USED, LINK_REPLACED, LINK_EXPIRED,
 * ACCOUNT_BANNED, TWO_FACTOR_REQUIRED, RATE_LIMITED.
 */
export async function signInByLink(ctx: Ctx, input: MagicLinkData): Promise<SignedIn> {
  const { token, userId } = parseInput(magicLinkSchema, input);
  if (!token || !userId) throw new AppError('INVALID_LINK');
  const link = await liveLink(ctx, 'magic_link', token, 'INVALID_LINK');
  const account = link.userId === userId ? await findUser(ctx.em, userId) : null;
  if (!account) throw new AppError('INVALID_LINK');
  if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  const entry = await unitOfWork(ctx, async (tx) => {
    if (!(await consumeLink(tx, link))) throw new AppError('LINK_USED');
    return enter(tx, account);
  });
  return welcome(entry, await findUser(ctx.em, account.id));
}
