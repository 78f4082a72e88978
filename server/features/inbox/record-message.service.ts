/** Stores what a visitor sent by a form of a site. The caller has validated it and checked the limits. */
import { foldForSearch } from '../../../core/text/digits.js';
import type { MessageField, MessageKind, SpamReason } from '../../../core/site-messages.js';
import { unitOfWork, type Ctx, type TxCtx } from '../../platform/context.js';
import { row } from '../../platform/db/rows.js';
import { newId } from '../../platform/id.js';
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

/** Returns the id of the stored message; null where there is no such site. */
export async function recordMessage(ctx: Ctx, message: NewMessage): Promise<string | null> {
  return unitOfWork(ctx, async (tx) => {
    const site = await row<{ userId: string }>(tx.em, 'select user_id as "userId" from sites where id = $1', [
      message.siteId,
    ]);
    if (!site) return null;
    const { id } = await store(tx, message);
    tx.publish('site_message.received', { userId: site.userId, siteId: message.siteId, messageId: id });
    return id;
  });
}

async function store(tx: TxCtx, message: NewMessage): Promise<SiteMessageEntity> {
  const answers = message.fields.map(({ value }) => value);
  const made = tx.em.create(SiteMessageEntity, {
    ...message,
    id: newId(),
    state: message.spamReasons.length > 0 ? 'spam' : 'inbox',
    replies: [],
    searchText: foldForSearch([message.formTitle, ...answers].join(' ')),
    receivedAt: tx.clock.now(),
  });
  await tx.em.persist(made).flush();
  return made;
}
