/**
 * How often a password may be tried. Each try is counted before it is looked at, under every budget that it belongs to,
 * so that both APIs, all aliases and all calls at once share them. A right one is given back.
 */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { takeOfAddress, type SharedBudget, type Taken } from '#platform/limits/shared-address.js';
import { isWithin } from '../links/account-mail.js';
import { knownDevice } from './known-device.js';
import { notifyOwner } from '../users/security-notices.js';
import { UserEntity } from '../users/user.entity.js';

/** A counted try: what it was counted under. */
export type Guess = readonly Taken[];

const OF_ADDRESS: SharedBudget = {
  address: 'signInAddress',
  allowance: 'signInAllowance',
  crowd: 'signInCrowd',
};

/** The known device alone; otherwise, beside the caller's address, the account by this caller and by all callers. */
function budgetsOf(ctx: Ctx, email: string, device: string | null): Guess {
  if (device) return [{ rule: 'signInDevice', key: device }];
  return [
    { rule: 'signInAccount', key: `${email}|${ctx.addressKey}` },
    { rule: 'signInEverywhere', key: email },
  ];
}

/**
 * Counts an attempt to sign in. `account`: null for an unknown e-mail, which is counted alike.
 * @throws AppError RATE_LIMITED; where the limit of the account is exceeded, its owner is notified.
 */
export async function takeSignInGuess(ctx: Ctx, email: string, account: UserEntity | null): Promise<Guess> {
  const device = account && knownDevice(ctx, account);
  const ofAddress = device ? [] : await takeOfAddress(ctx, OF_ADDRESS, email);
  const budgets = budgetsOf(ctx, email, device);
  for (const { rule, key } of budgets) {
    try {
      await ctx.limits.take(rule, key);
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') await reportGuesses(ctx, email);
      throw error;
    }
  }
  return [...ofAddress, ...budgets];
}

/** The password was right: the tries of this caller are forgotten, those of all others are not. */
export async function giveGuessBack(ctx: Ctx, budgets: Guess): Promise<void> {
  for (const { rule, key } of budgets) {
    if (rule === 'signInAccount' || rule === 'signInDevice') await ctx.limits.reset(rule, key);
    else await ctx.limits.giveBack(rule, key);
  }
}

/** Once a day for an e-mail. Whether it has an account is looked up by the job, so that the time reveals nothing. */
async function reportGuesses(ctx: Ctx, email: string): Promise<void> {
  if (!(await isWithin(ctx, 'guessNotice', email))) return;
  await unitOfWork(ctx, (tx) => tx.enqueue('tell_of_guesses', { email, ip: ctx.ip }, { key: `guesses:${email}` }));
}

/** Notifies the owner, by mail and in the product, of repeated wrong passwords at their account. */
export async function notifyOfGuesses(ctx: Ctx, { email, ip }: Jobs['tell_of_guesses']): Promise<void> {
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  if (!user?.emailConfirmedAt || user.status === 'banned') return;
  await unitOfWork(ctx, (tx) => notifyOwner(tx, user, 'password_guessed', { ip }));
}
