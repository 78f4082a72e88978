/** Answers of owners to the visitors of their sites, by mail. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { mailboxOf } from '#platform/limits/mailbox.js';
import { openLog } from '#features/emails/index.js';
import { customerLoader } from '#features/identity/index.js';
import { readSite, visitorAddress } from '#features/sites/index.js';
import { lockOwnMessages } from './manage-messages.service.js';
import { readMessage, readMessageOfSite } from './read-messages.service.js';
import { replySchema } from './site-messages.inputs.js';
import { MESSAGE_FAULTS } from './site-messages.messages.js';
import type { SiteMessageType } from './site-messages.types.js';

function refused(message: string): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: 'text', message }] });
}

/** The address of the sender as a mail takes it. @throws AppError VALIDATION_ERROR where there is none. */
function addressOf({ senderEmail }: SiteMessageType): string {
  const address = z.email().max(254).safeParse(senderEmail);
  if (!address.success) throw refused(MESSAGE_FAULTS.noAddress);
  return address.data;
}

/**
 * Sends the text to the sender from the platform's address; their answer goes to the owner's own address. The message
 * counts as read from then on.
 * @throws AppError NOT_FOUND also for an administrator who is not the owner, VALIDATION_ERROR, RATE_LIMITED.
 */
export async function replyToMessage(ctx: Ctx, id: string, given: string): Promise<SiteMessageType> {
  const { userId } = requireViewer(ctx);
  const { text } = parseInput(replySchema, { text: given });
  const message = await readMessage(ctx, id);
  if (message.ownerId !== userId) throw new AppError('NOT_FOUND');
  const to = addressOf(message);
  if (message.replies.length >= SITE_MESSAGE.replies) throw refused(MESSAGE_FAULTS.manyReplies);
  await ctx.limits.take('siteReply', userId);
  await ctx.limits.take('siteReplyAddress', mailboxOf(to));
  await unitOfWork(ctx, async (tx) => {
    await lockOwnMessages(tx, [message.id]);
    const mailId = await queueMail(tx, message, { to, text });
    await keep(tx, message.id, { id: mailId, text, writtenAt: tx.clock.now() });
  });
  return readMessage(ctx, id);
}

/** Like `replyToMessage`, but of this site alone. */
export async function replyToMessageOfSite(
  ctx: Ctx,
  siteId: string,
  id: string,
  text: string,
): Promise<SiteMessageType> {
  await readMessageOfSite(ctx, siteId, id);
  return replyToMessage(ctx, id, text);
}

interface Reply {
  readonly to: string;
  readonly text: string;
}

/** Returns the id of the mail in the log of mails. */
async function queueMail(tx: TxCtx, message: SiteMessageType, { to, text }: Reply): Promise<string> {
  const site = await readSite(tx, message.siteId);
  const owner = await customerLoader(tx).load(message.ownerId);
  if (!owner) throw new AppError('NOT_FOUND');
  const address = await visitorAddress(tx, site);
  // Not the sender's name: anybody may have written it, beside somebody else's address.
  const vars = { body: text, title: site.title, address, link: address };
  const mail = { template: 'site_reply', to, userId: null, replyTo: owner.email, vars } as const;
  const logId = await openLog(tx, mail);
  await tx.enqueue('send_mail', { ...mail, logId });
  return logId;
}

/** @throws AppError VALIDATION_ERROR where another reply was the last one. */
async function keep(
  tx: TxCtx,
  messageId: string,
  { writtenAt, ...reply }: { readonly id: string; readonly text: string; readonly writtenAt: Date },
): Promise<void> {
  const added = JSON.stringify([{ ...reply, writtenAt: writtenAt.toISOString() }]);
  const kept = await rows(
    tx.em,
    `update site_messages set replies = replies || $2::jsonb, read_at = coalesce(read_at, $3), updated_at = $3
     where id = $1 and jsonb_array_length(replies) < $4 returning id`,
    [messageId, added, writtenAt, SITE_MESSAGE.replies],
  );
  if (kept.length === 0) throw refused(MESSAGE_FAULTS.manyReplies);
}
