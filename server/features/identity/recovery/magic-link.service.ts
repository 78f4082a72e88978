/** Signing in by a link in one's mailbox, without a password: once, within 15 minutes. */
import { AppError } from '../../../../core/errors/errors.js';
import { unitOfWork, type Ctx } from '../../../platform/context.js';
import { ownAddress } from '../../../platform/http/own-origin.js';
import { refuseGuess } from '../../../platform/limits/shared-address.js';
import { parseInput } from '../../../platform/input.js';
import { requestLink } from './account-link.job.js';
import { findUser } from '../identity.queries.js';
import { faults } from '../identity.messages.js';
import { consumeLink, ownerOfLink } from './links.service.js';
import {
  magicLinkSchema,
  requestMagicLinkSchema,
  type MagicLinkData,
  type RequestMagicLinkData,
} from './recovery.inputs.js';
import { enter, welcome, type SignedIn } from '../sign-in/sign-in.service.js';

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
 * Uses the link up and opens a session. @throws AppError INVALID_LINK, ACCOUNT_BANNED, TWO_FACTOR_REQUIRED,
 * RATE_LIMITED.
 */
export async function signInByLink(ctx: Ctx, input: MagicLinkData): Promise<SignedIn> {
  const { token, userId } = parseInput(magicLinkSchema, input);
  if (!token || !userId) throw new AppError('INVALID_LINK');
  const owner = await ownerOfLink(ctx, 'magic_link', token);
  const account = owner === userId ? await findUser(ctx.em, owner) : null;
  if (!account) return refuseGuess(ctx, 'linkGuess', new AppError('INVALID_LINK'));
  if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  const entry = await unitOfWork(ctx, async (tx) => {
    if (!(await consumeLink(tx, account.id, 'magic_link', token))) throw new AppError('INVALID_LINK');
    return enter(tx, account);
  });
  return welcome(entry, await findUser(ctx.em, account.id));
}
