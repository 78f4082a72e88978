/** The mails about an account that anyone can cause to be sent, and their budget. */
import { formatDateTime } from '#core/dates/calendar.js';
import { AppError } from '#core/errors/errors.js';
import { LINK_LIFE } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { filled } from '#platform/jobs/mails.js';
import { mailboxOf, networkOf } from '#platform/limits/mailbox.js';
import type { RuleName } from '#platform/limits/rate-limit.js';
import { deviceOf } from '../sessions/device.js';
import { createLink } from './links.service.js';
import type { SignUpAttemptEntity } from './sign-up-attempt.entity.js';

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly emailConfirmedAt: Date | null;
}

/** The address by which links name us; the app fills it in once it listens. */
function publicUrlOf(ctx: Ctx): string {
  return ctx.config.publicUrl ?? '';
}

/** Takes one point and returns whether there was one, where the caller must not see a refusal. */
export async function isWithin(ctx: Ctx, rule: RuleName, key: string): Promise<boolean> {
  try {
    await ctx.limits.take(rule, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Each kind of mail has a limit of its own: requests for one kind do not use up the owner's limit of the other. */
export type MailKind = 'account' | 'reset_password' | 'magic_link';

/**
 * Takes from the mailbox's limit of mails: one a minute, five a day (D-11); twenty of the links that sign in, since
 * those are the owner's only way while strangers guess the password. Accounts whose addresses lead to the same mailbox
 * share it. Returns the result instead of throwing: the response must not depend on whether the account exists.
 */
export async function mayMail(ctx: Ctx, email: string, kind: MailKind = 'account'): Promise<boolean> {
  const key = `${kind}:${mailboxOf(email)}`;
  const day = kind === 'account' ? 'mailDay' : 'wayInDay';
  return (await isWithin(ctx, 'mailMinute', key)) && (await isWithin(ctx, day, key));
}

/**
 * Takes one point of the caller's network for a mail to an address that anybody can type in. @throws AppError
 * RATE_LIMITED.
 */
export async function takeStrangersMail(ctx: Ctx): Promise<void> {
  await ctx.limits.take('strangersMail', `account:${networkOf(ctx.addressKey)}`);
}

/**
 * A link of one registration; those of its earlier mails work on. The mail says when and on which device it was, so
 * that an owner can distinguish their own registration from a stranger's. The name that was typed is not in it
 * (decision 129).
 */
export async function queueVerificationMail(
  tx: TxCtx,
  user: Pick<Addressee, 'id' | 'email'>,
  attempt: SignUpAttemptEntity,
): Promise<void> {
  const link = { userId: user.id, purpose: 'verify_email', attemptId: attempt.id } as const;
  const token = await createLink(tx, { ...link, lifeMs: LINK_LIFE.verifyEmailMs });
  const { browser, os } = deviceOf(attempt.userAgent);
  await tx.enqueue('send_mail', {
    to: user.email,
    userId: user.id,
    template: 'verify_email',
    vars: {
      link: `${publicUrlOf(tx)}/verify-email?token=${token}&user_id=${user.id}`,
      registeredAt: formatDateTime(attempt.createdAt),
      device: [browser, os].filter(Boolean).join(' - '),
    },
  });
}

/**
 * The page that sets a password. `first` where it is the first one of an account that was nobody's: the page says what
 * its owner agrees to.
 */
export function choosePasswordPath({ email, emailConfirmedAt }: Addressee, token: string): string {
  const query = new URLSearchParams({ token, email, ...(!emailConfirmedAt && { first: '1' }) });
  return `/reset-password?${query}`;
}

/**
 * For an unverified account where the registration is not identified: a link to choose a password. It verifies the
 * address, and ends every attempt (decision 047).
 */
export async function queueChoosePasswordMail(tx: TxCtx, user: Addressee): Promise<void> {
  const lifeMs = LINK_LIFE.resetPasswordMs;
  const token = await createLink(tx, { userId: user.id, purpose: 'reset_password', lifeMs });
  await queueLinkMail(tx, { ...user, fullName: null }, 'choose_password', choosePasswordPath(user, token));
}

/** To the owner of an address that was registered again. */
export async function queueAccountExistsMail(tx: TxCtx, user: Addressee): Promise<void> {
  const vars = { link: `${publicUrlOf(tx)}/auth`, fullName: user.fullName ?? '' };
  await tx.enqueue('send_mail', { to: user.email, userId: user.id, template: 'account_exists', vars });
}

/** `path` with its query, under our own address. */
export async function queueLinkMail(
  tx: TxCtx,
  user: Addressee,
  template: 'reset_password' | 'choose_password' | 'magic_link',
  path: string,
): Promise<void> {
  const vars = { link: `${publicUrlOf(tx)}${path}`, fullName: user.fullName ?? '' };
  await tx.enqueue('send_mail', { to: user.email, userId: user.id, ...filled(template, vars) });
}
