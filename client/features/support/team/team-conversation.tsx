import { useQuery } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { TeamConversationDocument } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { Ltr } from '#client/ui/ltr.js';
import { Composer } from '../conversation/composer.js';
import { BackButton } from '../conversation/conversation.js';
import styles from '../conversation/conversation.module.css';
import { MessageLog } from '../conversation/message-log.js';
import { TeamControls } from './team-controls.js';
import { TicketPriorityBadge, TicketStatusBadge } from '../ticket-badges.js';
import { TicketFacts } from '../ticket-facts.js';
import { useMarkRead } from '../use-ticket-changes.js';

interface TeamConversationProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onChanged: () => Promise<unknown>;
}

/** A ticket as the team sees it: its customer, its status, and the answer. */
export function TeamConversation({ id, onBack, onChanged }: TeamConversationProps) {
  const query = useQuery(TeamConversationDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const ticket = query.data?.ticket;
  useMarkRead(ticket);
  return (
    <>
      <BackButton onBack={onBack} />
      {!ticket && <Awaiting query={query} failed={supportMessages.conversation.failed} rows={3} height={120} />}
      {ticket && (
        <section className={styles.panel} aria-labelledby="ticket-subject">
          <header className={styles.head}>
            <Group justify="space-between" align="flex-start" gap="sm">
              <h2 id="ticket-subject" className={styles.subject}>
                <bdi>{ticket.subject}</bdi>
              </h2>
              <Group gap={6}>
                <TicketPriorityBadge priority={ticket.priority} />
                <TicketStatusBadge status={ticket.status} />
              </Group>
            </Group>
            {ticket.customer && (
              <div className={styles.facts}>
                <bdi>{ticket.customer.fullName}</bdi>
                <Ltr>{ticket.customer.email}</Ltr>
              </div>
            )}
            <TicketFacts ticket={ticket} />
            <TeamControls ticket={ticket} onChanged={onChanged} />
          </header>
          <MessageLog messages={ticket.messages} side="team" />
          <Composer key={id} ticketId={id} placeholder={supportMessages.composer.hintTeam} onSent={onChanged} />
        </section>
      )}
    </>
  );
}
