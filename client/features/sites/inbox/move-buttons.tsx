import { Button } from '@mantine/core';
import { IconArchive, IconInbox, IconShieldX } from '@tabler/icons-react';
import type { SiteMessageState } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';

const { message: texts } = siteInboxMessages;

interface Move {
  readonly to: SiteMessageState;
  readonly label: string;
  readonly Icon: typeof IconArchive;
}

const ARCHIVE: Move = { to: 'archived', label: texts.archive, Icon: IconArchive };
const SPAM: Move = { to: 'spam', label: texts.spam, Icon: IconShieldX };

/** Where messages can be moved to, by where they are. */
const MOVES: Readonly<Record<SiteMessageState, readonly Move[]>> = {
  inbox: [ARCHIVE, SPAM],
  archived: [{ to: 'inbox', label: texts.toInbox, Icon: IconInbox }, SPAM],
  spam: [{ to: 'inbox', label: texts.notSpam, Icon: IconInbox }],
};

interface MoveButtonsProps {
  /** Where the messages are. */
  readonly from: SiteMessageState;
  readonly size: 'sm' | 'compact-md';
  /** The act that is under way. */
  readonly busy: string | null;
  readonly onMove: (to: SiteMessageState) => void;
}

/** A button for each place that messages can be moved to. */
export function MoveButtons({ from, size, busy, onMove }: MoveButtonsProps) {
  return MOVES[from].map(({ to, label, Icon }) => (
    <Button
      key={to}
      variant="default"
      size={size}
      leftSection={<Icon size={17} aria-hidden />}
      loading={busy === to}
      onClick={() => onMove(to)}
    >
      {label}
    </Button>
  ));
}
