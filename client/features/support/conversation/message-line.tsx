import { Anchor, Text } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import type { TicketMessageFieldsFragment } from '#client/gql/graphql.js';
import { supportMessages, ticketStatusNames } from '#client/lib/messages/support.messages.js';
import { useNamed } from '#client/lib/platform-state.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { formatSize } from '#client/lib/file-rules.js';
import styles from './conversation.module.css';
import { blocksOf, type Part } from './message-text.js';

const texts = supportMessages.conversation;
type Message = TicketMessageFieldsFragment;

function PartOf({ part }: { readonly part: Part }) {
  if (part.kind === 'plain') return part.text;
  if (part.kind === 'latin') return <Ltr>{part.text}</Ltr>;
  if (part.kind === 'code')
    return (
      <code dir="ltr" className={styles.inlineCode}>
        {part.text}
      </code>
    );
  return (
    <Anchor href={part.text} target="_blank" rel="noreferrer nofollow" underline="always" inherit c="inherit">
      <Ltr>{part.text}</Ltr>
    </Anchor>
  );
}

function Body({ body }: { readonly body: string }) {
  return blocksOf(body).map((block, index) =>
    block.kind === 'code' ? (
      // A long line is scrolled inside the block, by keyboard, too.
      <pre key={index} dir="ltr" className={styles.code} tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    ) : (
      <p key={index} className={styles.text}>
        {block.parts.map((part, at) => (
          <PartOf key={at} part={part} />
        ))}
      </p>
    ),
  );
}

type Attachment = Message['attachments'][number];

function AttachmentOf({ file: { name, mime, sizeBytes, url } }: { readonly file: Attachment }) {
  const isPicture = url !== null && mime.startsWith('image/');
  const about = (
    <>
      {isPicture ? (
        <img src={url} alt="" className={styles.thumb} loading="lazy" />
      ) : (
        <span className={styles.fileIcon} aria-hidden>
          <IconFileText size={20} stroke={1.75} />
        </span>
      )}
      <span className={styles.fileAbout}>
        <bdi className={styles.fileName}>{name}</bdi>
        <span className={styles.fileFacts}>{url === null ? texts.fileGone : formatSize(sizeBytes)}</span>
      </span>
      {url !== null && <IconDownload size={18} stroke={1.75} aria-hidden />}
    </>
  );
  if (url === null) return <span className={styles.file}>{about}</span>;
  return (
    <a className={styles.file} href={url} download={name}>
      {about}
    </a>
  );
}

interface MessageLineProps {
  readonly message: Message;
  /** The side of the viewer: its own messages are at the start of the line. */
  readonly side: 'customer' | 'team';
}

/** One line of a conversation: a message, or a change of status. */
export function MessageLine({ message, side }: MessageLineProps) {
  const { fromTeam, authorName, body, status, createdAt, attachments } = message;
  const named = useNamed();
  if (status !== null) {
    return (
      <li className={styles.status}>
        {texts.became(ticketStatusNames[status])} · <JalaliDate value={createdAt} ago />
      </li>
    );
  }
  const isOwn = fromTeam === (side === 'team');
  const author = fromTeam
    ? (authorName ?? named(texts.team))
    : side === 'team'
      ? (authorName ?? texts.customer)
      : texts.you;
  return (
    <li className={styles.line} data-own={isOwn || undefined}>
      <div className={styles.bubble}>
        <Text component="div" className={styles.meta}>
          <bdi className={styles.author}>{author}</bdi>
          <JalaliDate value={createdAt} ago />
        </Text>
        <Body body={body} />
        {attachments.length > 0 && (
          <ul className={styles.files}>
            {attachments.map((file) => (
              <li key={file.id}>
                <AttachmentOf file={file} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
