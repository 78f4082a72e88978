/** Links into an account by mail: the request only queues the job, which looks up the account and sends the mail. */
import { LINK_LIFE } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { takeOfAddress, type SharedBudget } from '#platform/limits/shared-address.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import { mailboxOf } from '#platform/limits/mailbox.js';
import {
  choosePasswordPath,
  mayMail,
  queueChoosePasswordMail,
  queueLinkMail,
  takeStrangersMail,
  createLink,
  UserEntity,
} from '#features/identity/index.js';

type AccountLink = Jobs['send_account_link'];

const REQUESTS: SharedBudget = {
  address: 'recoveryAddress',
  allowance: 'recoveryAllowance',
  crowd: 'recoveryCrowd',
};

/**
 * Queues the job. It takes the same steps in the same time for every address; only a repeated request within a minute
 * for the same address is refused, existing or not.
 * @throws AppError RATE_LIMITED, per caller's address and network, and per requested mailbox and caller: strangers who
 * request a link do not use up its owner's limit.
 */
export async function requestLink(ctx: Ctx, link: AccountLink): Promise<void> {
  const { email, purpose } = link;
  await takeOfAddress(ctx, REQUESTS, `${purpose}:${mailboxOf(email)}`);
  await takeStrangersMail(ctx);
  const asker = `asked:${purpose}:${mailboxOf(email)}|${ctx.addressKey}`;
  await ctx.limits.take('mailMinute', asker);
  await ctx.limits.take('mailDay', asker);
  await unitOfWork(ctx, (tx) => tx.enqueue('send_account_link', link, { key: `${purpose}:${email}` }));
}

function pathOf(link: AccountLink, token: string, user: UserEntity): string {
  if (link.purpose === 'reset_password') return choosePasswordPath(user, token);
  const query = new URLSearchParams({ token, user_id: user.id });
  if (link.redirect) query.set('redirect', link.redirect);
  return `/auth/magic-link?${query}`;
}

/**
 * Sends the link to an active account; nothing to any other address. For an address that is not verified yet the link
 * leads to choosing a new password instead of signing in, since the person who registered it may not be its owner; that
 * verifies the address and ends every waiting registration.
 */
export async function sendAccountLink(ctx: Ctx, link: AccountLink): Promise<void> {
  const { email, purpose } = link;
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  if (!user || user.status === 'banned') return;
  const isUnproven = purpose === 'magic_link' && !user.emailConfirmedAt;
  if (!(await mayMail(ctx, user.email, isUnproven ? 'account' : purpose))) return;
  await unitOfWork(ctx, async (tx) => {
    if (isUnproven) return queueChoosePasswordMail(tx, user);
    const lifeMs = purpose === 'magic_link' ? LINK_LIFE.magicLinkMs : LINK_LIFE.resetPasswordMs;
    const token = await createLink(tx, { userId: user.id, purpose, lifeMs });
    await queueLinkMail(tx, user, purpose, pathOf(link, token, user));
  });
}
