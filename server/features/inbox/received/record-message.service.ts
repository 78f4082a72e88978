/** Stores what a visitor sent by a form of a site. The caller has validated it and checked the limits. */
import { AppError } from '#core/errors/errors.js';
import { foldForSearch } from '#core/text/digits.js';
import type { MessageFile } from '#core/sites/message-files.js';
import type { MessageField, MessageKind, SpamReason } from '#core/sites/site-messages.js';
import { unitOfWork, type Ctx, type OuterCtx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { putFiles, storedBytes, removeUnused, withinQuota, type ReadyFile } from './message-files.js';
import { notifyOwner, type OwnedSite } from './notify-owner.js';
import { SiteMessageEntity } from './site-message.entity.js';

export interface NewMessage {
  readonly siteId: string;
  readonly kind: MessageKind;
  readonly formTitle: string;
  /** From `/`. */
  readonly pagePath: string;
  /** Only those that were answered. */
  readonly fields: readonly MessageField[];
  readonly senderName: string | null;
  /** In lower case. */
  readonly senderEmail: string | null;
  /** Latin digits. */
  readonly senderPhone: string | null;
  /** Not empty: it is stored as spam. */
  readonly spamReasons: readonly SpamReason[];
}

/**
 * Whether the owner is notified of one more message now. Beyond the limit messages wait in the inbox without a word;
 * of spam nobody is notified.
 */
async function mayNotify(ctx: Ctx, { siteId, spamReasons }: NewMessage): Promise<boolean> {
  if (spamReasons.length > 0) return false;
  return ctx.limits.take('formNotice', siteId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
      throw error;
    },
  );
}

/** Returns the id of the stored message; null where there is no such site. */
export async function recordMessage(ctx: Ctx, message: NewMessage): Promise<string | null> {
  const id = newId();
  return (await record(ctx, id, message, [])) && id;
}

/**
 * The same with files. Returns them all, also those that were refused: the message is stored without these. Where the
 * message is not stored, a job deletes its files. Call it outside of a unit of work.
 */
export async function recordWithFiles(
  ctx: OuterCtx,
  message: NewMessage,
  files: readonly ReadyFile[],
): Promise<readonly MessageFile[]> {
  const id = newId();
  const before = await putFiles(ctx, { siteId: message.siteId, messageId: id }, files);
  const kept = (await record(ctx, id, message, before)) ?? [];
  await removeUnused(ctx, { id, files: before }, kept);
  return kept;
}

/** Returns the files as they are stored; null where there is no such site. */
async function record(
  ctx: Ctx,
  id: string,
  message: NewMessage,
  before: readonly MessageFile[],
): Promise<readonly MessageFile[] | null> {
  const isNotified = await mayNotify(ctx, message);
  return unitOfWork(ctx, async (tx) => {
    const site = await row<OwnedSite>(tx.em, 'select user_id as "userId", label from sites where id = $1', [
      message.siteId,
    ]);
    if (!site) return null;
    const files = await withinQuota(tx, message.siteId, before);
    await store(tx, id, message, files);
    tx.publish('site_message.received', { userId: site.userId, siteId: message.siteId, messageId: id });
    if (message.spamReasons.length === 0) {
      const data = { message_id: id, site_id: message.siteId };
      await recordAccountEvent(tx, 'message.received', { userId: site.userId, recordId: id, data });
      await tx.enqueue('queue_webhooks', { siteId: message.siteId, event: 'message.received', subjectId: id });
    }
    if (isNotified) await notifyOwner(tx, site, message, files);
    return files;
  });
}

async function store(tx: TxCtx, id: string, message: NewMessage, files: readonly MessageFile[]): Promise<void> {
  const answers = message.fields.map(({ value }) => value);
  const now = tx.clock.now();
  const made = tx.em.create(SiteMessageEntity, {
    ...message,
    id,
    files,
    fileBytes: storedBytes(files),
    state: message.spamReasons.length > 0 ? 'spam' : 'inbox',
    replies: [],
    searchText: foldForSearch([message.formTitle, ...answers, ...files.map(({ name }) => name)].join(' ')),
    receivedAt: now,
    updatedAt: now,
  });
  await tx.em.persist(made).flush();
}
