import type { TxCtx } from '#platform/context.js';
import type { MessageReply } from '#core/sites/site-messages.js';
import { forgetReceivers } from '#features/emails/index.js';

export interface RemovedMessage {
  readonly id: string;
  readonly replies: readonly MessageReply[];
}

/** The log of mails no longer says to whom the replies to these messages were sent. */
export function forgetReplies(tx: TxCtx, messages: readonly RemovedMessage[]): Promise<void> {
  const ids = messages.flatMap(({ replies }) => replies.map(({ id }) => id));
  return forgetReceivers(tx, ids);
}
