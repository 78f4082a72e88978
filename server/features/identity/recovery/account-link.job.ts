/** Links into an account by mail: asked for in a request that knows nothing, looked up and sent by a job. */
import { LINK_LIFE } from '../../../../core/limits.js';
import { unitOfWork, type Ctx } from '../../../platform/context.js';
import type { Jobs } from '../../../platform/jobs/catalogue.js';
import { mayMail, queueChoosePasswordMail, queueLinkMail } from './account-mail.js';
import { createLink } from './links.service.js';
import { UserEntity } from '../user.entity.js';

type AccountLink = Jobs['send_account_link'];

/**
 * Queues the job. It takes the same steps in the same time for every address; only who asks again within a minute
 * for the same one hears about it, existing or not.
 * @throws AppError RATE_LIMITED, per caller's address, and per asked e-mail and caller: strangers who ask for a link do
 * not keep its owner from asking.
 */
export async function askForLink(ctx: Ctx, link: AccountLink): Promise<void> {
  const { email, purpose } = link;
  await ctx.limits.take('recoveryAddress', ctx.addressKey);
  await ctx.limits.take('mailMinute', `asked:${purpose}:${email}|${ctx.addressKey}`);
  await ctx.limits.take('mailDay', `asked:${purpose}:${email}|${ctx.addressKey}`);
  await unitOfWork(ctx, (tx) => tx.enqueue('send_account_link', link, { key: `${purpose}:${email}` }));
}

function pathOf(link: AccountLink, token: string, userId: string): string {
  const query = new URLSearchParams({ token });
  if (link.purpose === 'reset_password')
    return `/reset-password?${query}&${new URLSearchParams({ email: link.email })}`;
  query.set('user_id', userId);
  if (link.redirect) query.set('redirect', link.redirect);
  return `/auth/magic-link?${query}`;
}

/**
 * Sends the link to an account that stands; nothing to any other address. Who has not proven the address yet
 * chooses a new password instead of being let in, since whoever registered it may not be its owner; that proves the
 * address and ends every registration that waits.
 */
export async function sendAccountLink(ctx: Ctx, link: AccountLink): Promise<void> {
  const { email, purpose } = link;
  const user = await ctx.em.fork().findOne(UserEntity, { email });
  if (!user || user.status === 'banned') return;
  const isUnproven = purpose === 'magic_link' && !user.emailConfirmedAt;
  if (!(await mayMail(ctx, user.id, isUnproven ? 'account' : purpose))) return;
  await unitOfWork(ctx, async (tx) => {
    if (isUnproven) return queueChoosePasswordMail(tx, user);
    const lifeMs = purpose === 'magic_link' ? LINK_LIFE.magicLinkMs : LINK_LIFE.resetPasswordMs;
    const token = await createLink(tx, user.id, purpose, lifeMs);
    await queueLinkMail(tx, user, purpose, pathOf(link, token, user.id));
  });
}
