import { Button, Group } from '@mantine/core';
import { IconArchive, IconInbox, IconMail, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import type { SiteMessageFieldsFragment, SiteMessageState } from '../../../gql/graphql.js';
import { siteInboxMessages } from '../../../lib/messages/sites/site-inbox.messages.js';
import { DeleteMessage } from './delete-message.js';
import styles from './inbox.module.css';
import { SenderMenu } from './sender-menu.js';
import { useMessageActs } from './use-message-acts.js';

const { message: texts } = siteInboxMessages;

interface Move {
  readonly to: SiteMessageState;
  readonly label: string;
  readonly Icon: typeof IconArchive;
}

const ARCHIVE: Move = { to: 'archived', label: texts.archive, Icon: IconArchive };
const SPAM: Move = { to: 'spam', label: texts.spam, Icon: IconShieldX };

const MOVES: Readonly<Record<SiteMessageState, readonly Move[]>> = {
  inbox: [ARCHIVE, SPAM],
  archived: [{ to: 'inbox', label: texts.toInbox, Icon: IconInbox }, SPAM],
  spam: [{ to: 'inbox', label: texts.notSpam, Icon: IconInbox }],
};

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
    return acts.markUnread(message);
  };
  return (
    <Group gap="xs" className={styles.acts ?? ''}>
      {MOVES[message.state].map(({ to, label, Icon }) => (
        <Button
          key={to}
          variant="default"
          size="compact-md"
          leftSection={<Icon size={17} aria-hidden />}
          loading={busy === to}
          onClick={() => void run(to, () => acts.moveTo(message, to))}
        >
          {label}
        </Button>
      ))}
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
