/** The mails about an account that anyone can cause to be sent, and their budget. */
import { AppError } from '../../../core/errors.js';
import { LINK_LIFE } from '../../../core/limits.js';
import type { Ctx, TxCtx } from '../../platform/context.js';
import type { RuleName } from '../../platform/rate-limit.js';
import { createLink } from './links.service.js';

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
}

/** What we call ourselves in links; the app fills it in once it listens. */
function publicUrlOf(ctx: Ctx): string {
  return ctx.config.publicUrl ?? '';
}

async function isWithin(ctx: Ctx, rule: RuleName, key: string): Promise<boolean> {
  try {
    await ctx.limits.take(rule, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Each kind of mail has a budget of its own: who asks for one cannot keep the owner from the other. */
export type MailKind = 'account' | 'reset_password' | 'magic_link';

/**
 * Takes from the account's budget of mails: one a minute, five a day (decision 11). Answers instead of throwing:
 * what the caller hears must not depend on whether the account exists.
 */
export async function mayMail(ctx: Ctx, userId: string, kind: MailKind = 'account'): Promise<boolean> {
  const key = `${kind}:${userId}`;
  return (await isWithin(ctx, 'mailMinute', key)) && (await isWithin(ctx, 'mailDay', key));
}

export async function queueVerificationMail(tx: TxCtx, user: Addressee): Promise<void> {
  const token = await createLink(tx, user.id, 'verify_email', LINK_LIFE.verifyEmailMs);
  const link = `${publicUrlOf(tx)}/verify-email?token=${token}&user_id=${user.id}`;
  await tx.enqueue('send_mail', {
    to: user.email,
    userId: user.id,
    template: 'verify_email',
    vars: { link, fullName: user.fullName ?? '' },
  });
}

/** To the owner of an address that somebody tried to register again. */
export async function queueAccountExistsMail(tx: TxCtx, user: Addressee): Promise<void> {
  const vars = { link: `${publicUrlOf(tx)}/auth`, fullName: user.fullName ?? '' };
  await tx.enqueue('send_mail', { to: user.email, userId: user.id, template: 'account_exists', vars });
}

/** `path` with its query, under our own address. */
export async function queueLinkMail(
  tx: TxCtx,
  user: Addressee,
  template: 'reset_password' | 'magic_link',
  path: string,
): Promise<void> {
  const vars = { link: `${publicUrlOf(tx)}${path}`, fullName: user.fullName ?? '' };
  await tx.enqueue('send_mail', { to: user.email, userId: user.id, template, vars });
}
