import { Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { SiteMessageFieldsFragment } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { DeleteMessage } from './delete-message.js';
import styles from './inbox.module.css';
import { MoveButtons } from './move-buttons.js';
import { SenderMenu } from './sender-menu.js';
import { useMessageActs } from './use-message-acts.js';

const { message: texts } = siteInboxMessages;

interface MessageActsProps {
  readonly message: SiteMessageFieldsFragment;
  readonly onClose: () => void;
  readonly onKeepUnread: () => void;
}

export function MessageActs({ message, onClose, onKeepUnread }: MessageActsProps) {
  const acts = useMessageActs();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, act: () => Promise<boolean>) => {
    setBusy(name);
    const isDone = await act();
    setBusy(null);
    if (isDone) onClose();
  };
  const keepUnread = () => {
    onKeepUnread();
    return acts.mark([message], false);
  };
  return (
    <Group gap="xs" className={styles.acts ?? ''}>
      <MoveButtons
        from={message.state}
        size="compact-md"
        busy={busy}
        onMove={(to) => void run(to, () => acts.moveTo([message], message.state, to))}
      />
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconMail size={17} aria-hidden />}
        loading={busy === 'unread'}
        onClick={() => void run('unread', keepUnread)}
      >
        {texts.markUnread}
      </Button>
      <DeleteMessage
        isBusy={busy === 'delete'}
        onDelete={(erase) => void run('delete', () => acts.remove(message, erase))}
      />
      <SenderMenu message={message} onErased={onClose} />
    </Group>
  );
}
