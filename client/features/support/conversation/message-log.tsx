import { useEffect, useRef } from 'react';
import type { TicketMessageFieldsFragment } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import styles from './conversation.module.css';
import { MessageLine } from './message-line.js';

interface MessageLogProps {
  readonly messages: readonly TicketMessageFieldsFragment[];
  readonly side: 'customer' | 'team';
}

/** The conversation, at its end: new messages are announced, and brought into sight. */
export function MessageLog({ messages, side }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-label={supportMessages.conversation.log}
      aria-live="polite"
      tabIndex={0}
    >
      <ul className={styles.lines}>
        {messages.map((message) => (
          <MessageLine key={message.id} message={message} side={side} />
        ))}
      </ul>
    </div>
  );
}
