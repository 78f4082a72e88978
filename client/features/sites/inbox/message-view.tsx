import { useQuery } from '@apollo/client/react';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  SiteMessageDocument,
  type SiteMessageFieldsFragment,
  type SitePageFieldsFragment,
} from '#client/gql/graphql.js';
import { saysWho } from '#core/sites/site-messages.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import styles from './inbox.module.css';
import { senderOf } from './inbox.rules.js';
import { MessageActs } from './message-acts.js';
import { MessageFacts } from './message-facts.js';
import { MessageFiles } from './message-files.js';
import { Replies } from './replies.js';
import { ReplyForm } from './reply-form.js';
import { useMarkOpened } from './use-message-acts.js';
import { useOwnsSite } from '../site/owns-site.js';

const { message: texts, spamReasons } = siteInboxMessages;

interface MessageViewProps {
  readonly id: string;
  readonly site: SitePageFieldsFragment;
  readonly onClose: () => void;
}

/** One message whole, and what its owner can do with it. */
export function MessageView({ id, site, onClose }: MessageViewProps) {
  const query = useQuery(SiteMessageDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const message = query.data?.siteMessage;
  const ownsSite = useOwnsSite();
  const [isKeptUnread, setKeptUnread] = useState(false);
  useMarkOpened(message, isKeptUnread || !ownsSite);
  return (
    <>
      <Button
        className={styles.back ?? ''}
        variant="subtle"
        mb="xs"
        leftSection={<IconArrowRight size={18} />}
        onClick={onClose}
      >
        {texts.back}
      </Button>
      {!message && <Awaiting query={query} failed={texts.failed} rows={3} height={120} />}
      {message && (
        <article className={styles.panel} aria-labelledby="message-sender">
          <header className={styles.head}>
            <Sender message={message} />
            {ownsSite && <MessageActs message={message} onClose={onClose} onKeepUnread={() => setKeptUnread(true)} />}
          </header>
          <MessageFacts message={message} site={site} />
          <WhySpam message={message} />
          <Answers message={message} />
          <MessageFiles message={message} />
          <Replies replies={message.replies} />
          {ownsSite && <ReplyForm message={message} />}
        </article>
      )}
    </>
  );
}

/** Where the message covers the list, the focus goes with it. */
function Sender({ message }: { readonly message: SiteMessageFieldsFragment }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.checkVisibility() === false) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id="message-sender" tabIndex={-1} className={styles.title}>
      <bdi>{senderOf(message)}</bdi>
    </h2>
  );
}

function WhySpam({ message: { state, spamReasons: reasons } }: { readonly message: SiteMessageFieldsFragment }) {
  if (state !== 'spam' || reasons.length === 0) return null;
  return (
    <Alert color="yellow" mx="md" mt="md" icon={<IconAlertTriangle size={20} aria-hidden />} title={texts.whySpam}>
      {reasons.map((reason) => spamReasons[reason]).join('، ')}
    </Alert>
  );
}

/** The answers without those that say who wrote: these are above. */
function Answers({ message }: { readonly message: SiteMessageFieldsFragment }) {
  const words = message.fields.filter(({ value }) => !saysWho(message, value));
  if (words.length === 0) return null;
  return (
    <dl className={styles.answers} aria-label={texts.answers}>
      {words.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
