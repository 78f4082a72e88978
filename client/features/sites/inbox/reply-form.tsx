import { useMutation } from '@apollo/client/react';
import { Button, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { ReplyToSiteMessageDocument, type SiteMessageFieldsFragment } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { useDraft } from '#client/features/support/index.js';
import styles from './inbox.module.css';
import { useRefreshInbox } from './use-live-inbox.js';

const { reply: texts } = siteInboxMessages;

/** An answer by mail, where the sender left an address. */
export function ReplyForm({ message }: { readonly message: SiteMessageFieldsFragment }) {
  const { senderEmail, replies } = message;
  const isFull = replies.length >= SITE_MESSAGE.replies;
  return (
    <div className={styles.composer}>
      {senderEmail === null && <Text c="dimmed">{texts.noAddress}</Text>}
      {senderEmail !== null && isFull && <Text c="dimmed">{texts.full(replies.length)}</Text>}
      {senderEmail !== null && !isFull && <Composer id={message.id} address={senderEmail} />}
    </div>
  );
}

interface ComposerProps {
  readonly id: string;
  readonly address: string;
}

/** Keeps what was typed until it was sent, over reloads and failures. */
function Composer({ id, address }: ComposerProps) {
  const { user } = useSession();
  const [text, setText] = useDraft(`${user?.id ?? ''}:site-message:${id}`);
  const [reply, { loading }] = useMutation(ReplyToSiteMessageDocument);
  const [fault, setFault] = useState<unknown>(null);
  const refresh = useRefreshInbox();
  const canSend = !loading && text.trim() !== '';
  const send = async () => {
    if (!canSend) return;
    setFault(null);
    try {
      await reply({ variables: { id, text } });
      setText('');
      toast.success(texts.sent);
      await refresh();
    } catch (error) {
      setFault(error);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <>
      <Textarea
        aria-label={texts.label}
        placeholder={texts.placeholder}
        description={texts.hint(address)}
        inputWrapperOrder={['input', 'description']}
        value={text}
        // An empty field has the direction of the page; then the typed text decides.
        {...(text !== '' && { dir: 'auto' })}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={SITE_MESSAGE.reply}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {fault !== null && <ErrorNotice error={fault} title={texts.failed} compact />}
      <div className={styles.composerRow}>
        <Button
          leftSection={<IconSend size={18} stroke={1.75} />}
          loading={loading}
          disabled={!canSend}
          onClick={() => void send()}
        >
          {texts.send}
        </Button>
        <span className={styles.keys}>
          <Ltr>Ctrl + Enter</Ltr>
        </span>
      </div>
    </>
  );
}
