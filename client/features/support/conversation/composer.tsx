import { useMutation } from '@apollo/client/react';
import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { SUPPORT } from '#core/limits/limits.js';
import { WriteTicketMessageDocument } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { Ltr } from '#client/ui/ltr.js';
import { AttachButton, AttachmentUploads } from '../attachments/attachment-uploads.js';
import styles from './conversation.module.css';
import { useDraft } from './draft.js';
import { useAttachments } from '../attachments/use-attachments.js';

const texts = supportMessages.composer;

interface ComposerProps {
  readonly ticketId: string;
  readonly placeholder: string;
  readonly onSent: () => Promise<unknown>;
}

/** Keeps what was typed until it has arrived, over reloads and failures. */
export function Composer({ ticketId, placeholder, onSent }: ComposerProps) {
  const { user } = useSession();
  const [text, setText] = useDraft(`${user?.id ?? ''}:${ticketId}`);
  const attachments = useAttachments();
  const [write] = useMutation(WriteTicketMessageDocument);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const canSend = !busy && !attachments.isUnfinished && (text.trim() !== '' || attachments.ids.length > 0);
  const send = async () => {
    if (!canSend) return;
    setBusy(true);
    setFault(null);
    try {
      await write({ variables: { id: ticketId, message: text, attachments: [...attachments.ids] } });
      setText('');
      attachments.forget();
      await onSent();
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <div className={styles.composer}>
      <Textarea
        aria-label={texts.label}
        placeholder={placeholder}
        value={text}
        // An empty field has the direction of the page; then the typed text decides.
        {...(text !== '' && { dir: 'auto' })}

        rows={2}

        maxLength={SUPPORT.message}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <AttachmentUploads attachments={attachments} />
      {fault !== null && <ErrorNotice error={fault} title={texts.failed} compact />}
      <div className={styles.composerRow}>
        <Button
          leftSection={<IconSend size={18} stroke={1.75} />}
          loading={busy}
          disabled={!canSend}
          onClick={() => void send()}
        >
          {texts.send}
        </Button>
        <AttachButton attachments={attachments} />
        <span className={styles.keys}>
          <Ltr>Ctrl + Enter</Ltr>
        </span>
      </div>
    </div>
  );
}
