import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconArrowRight, IconLock, IconLockOpen } from '@tabler/icons-react';
import { TicketConversationDocument, type TicketFieldsFragment } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { Composer } from './composer.js';
import styles from './conversation.module.css';
import { MessageLog } from './message-log.js';
import pageStyles from '../support.module.css';
import { TicketPriorityBadge, TicketStatusBadge } from '../ticket-badges.js';
import { TicketFacts } from '../ticket-facts.js';
import { useClosing, useMarkRead } from '../use-ticket-changes.js';

const texts = supportMessages.conversation;

/** The views of a customer's tickets. */
export const CUSTOMER_QUERIES: ReadonlySet<string> = new Set(['Tickets', 'TicketConversation']);

interface ConversationProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** A ticket as its customer sees it. */
export function Conversation({ id, onBack }: ConversationProps) {
  const client = useApolloClient();
  const query = useQuery(TicketConversationDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const ticket = query.data?.ticket;
  useMarkRead(ticket);
  const refresh = () => refreshQueries(client, CUSTOMER_QUERIES);
  return (
    <>
      <BackButton onBack={onBack} />
      {!ticket && <Awaiting query={query} failed={texts.failed} rows={3} height={120} />}
      {ticket && (
        <section className={styles.panel} aria-labelledby="ticket-subject">
          <header className={styles.head}>
            <Group justify="space-between" align="flex-start" gap="sm" wrap="wrap">
              <h2 id="ticket-subject" className={styles.subject}>
                <bdi>{ticket.subject}</bdi>
              </h2>
              <Group gap={6}>
                <TicketPriorityBadge priority={ticket.priority} />
                <TicketStatusBadge status={ticket.status} />
              </Group>
            </Group>
            <Group justify="space-between" gap="sm">
              <TicketFacts ticket={ticket} />
              <ClosingButton ticket={ticket} onChanged={refresh} />
            </Group>
          </header>
          <MessageLog messages={ticket.messages} side="customer" />
          <Composer
            key={id}
            ticketId={id}
            placeholder={
              ticket.status === 'closed' ? supportMessages.composer.hintClosed : supportMessages.composer.hint
            }
            onSent={refresh}
          />
        </section>
      )}
    </>
  );
}

/** Only where the list is not beside it. "Back" points right. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button
      className={pageStyles.back ?? ''}
      variant="subtle"
      mb="xs"
      leftSection={<IconArrowRight size={18} />}
      onClick={onBack}
    >
      {texts.back}
    </Button>
  );
}

interface ClosingButtonProps {
  readonly ticket: TicketFieldsFragment;
  readonly onChanged: () => Promise<unknown>;
}

function ClosingButton({ ticket, onChanged }: ClosingButtonProps) {
  const { busy, close, reopen } = useClosing(ticket.id, onChanged);
  const isClosed = ticket.status === 'closed';
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={busy}
      leftSection={isClosed ? <IconLockOpen size={16} /> : <IconLock size={16} />}
      onClick={() => void (isClosed ? reopen() : close())}
    >
      {isClosed ? texts.reopen : texts.close}
    </Button>
  );
}
