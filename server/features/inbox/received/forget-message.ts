import type { TxCtx } from '#platform/context.js';
import type { MessageFile } from '#core/sites/message-files.js';
import type { MessageReply } from '#core/sites/site-messages.js';
import { forgetReceivers } from '#features/emails/index.js';
import { storedKeys } from './message-files.js';

export interface RemovedMessage {
  readonly id: string;
  readonly replies: readonly MessageReply[];
  readonly files: readonly MessageFile[];
}

/** Keys that one job takes: a payload is to stay small. */
const PER_JOB = 500;

/** The files of deleted messages are deleted right after this transaction. */
export async function dropFiles(tx: TxCtx, messages: readonly RemovedMessage[]): Promise<void> {
  const keys = messages.flatMap(storedKeys);
  for (let at = 0; at < keys.length; at += PER_JOB)
    await tx.enqueue('drop_bytes', { keys: keys.slice(at, at + PER_JOB) });
}

/** The log of mails no longer says to whom the replies to these messages were sent. */
export function forgetReplies(tx: TxCtx, messages: readonly RemovedMessage[]): Promise<void> {
  const ids = messages.flatMap(({ replies }) => replies.map(({ id }) => id));
  return forgetReceivers(tx, ids);
}
