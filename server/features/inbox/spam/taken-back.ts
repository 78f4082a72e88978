/** Messages that an owner took back out of spam teach about the next messages to the same site. */
import type { MessageSender } from '#core/sites/site-messages.js';
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

export interface TakenBack {
  /** A message of the same mail address or number: this sender's messages are not judged any more. */
  readonly isSenderKnown: boolean;
  /** Several messages that were spam by their words: on this site such words are of the trade. */
  readonly isTradeOfSite: boolean;
}

const MESSAGES_OF_TRADE = 3;

/** Read where a message looks like spam, from a partial index that is as short as the owner's corrections. */
export async function takenBack(
  ctx: Ctx,
  siteId: string,
  { senderEmail, senderPhone }: Pick<MessageSender, 'senderEmail' | 'senderPhone'>,
): Promise<TakenBack> {
  const text = `select coalesce(bool_or(sender_email = $2 or sender_phone = $3), false) as "isSenderKnown",
      count(*) filter (where spam_reasons ? 'words') >= ${MESSAGES_OF_TRADE} as "isTradeOfSite"
    from site_messages where site_id = $1 and state <> 'spam' and spam_reasons <> '[]'`;
  const found = await row<TakenBack>(ctx.em, text, [siteId, senderEmail, senderPhone]);
  return found ?? { isSenderKnown: false, isTradeOfSite: false };
}
