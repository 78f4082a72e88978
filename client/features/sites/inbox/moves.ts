import { IconArchive, IconInbox, IconShieldX } from '@tabler/icons-react';
import type { SiteMessageState } from '../../../gql/graphql.js';
import { siteInboxMessages } from '../../../lib/messages/sites/site-inbox.messages.js';

const { message: texts } = siteInboxMessages;

export interface Move {
  readonly to: SiteMessageState;
  readonly label: string;
  readonly Icon: typeof IconArchive;
}

const ARCHIVE: Move = { to: 'archived', label: texts.archive, Icon: IconArchive };
const SPAM: Move = { to: 'spam', label: texts.spam, Icon: IconShieldX };

/** Where messages can be moved to, by where they are. */
export const MOVES: Readonly<Record<SiteMessageState, readonly Move[]>> = {
  inbox: [ARCHIVE, SPAM],
  archived: [{ to: 'inbox', label: texts.toInbox, Icon: IconInbox }, SPAM],
  spam: [{ to: 'inbox', label: texts.notSpam, Icon: IconInbox }],
};
