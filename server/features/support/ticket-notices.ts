/** Notifications of tickets: the team of new tickets and messages, the customer of answers and of the end. */
import type { TxCtx } from '#platform/context.js';
import { customerLoader, type CustomerRow } from '#features/identity/index.js';
import { notify, removeNotifications } from '#features/notifications/index.js';
import { notices } from './support.messages.js';
import { selectTeam } from './support.queries.js';
import type { TicketType } from './support.types.js';
import { atTeam, TICKET_NOTIFICATIONS } from './support.notifications.js';

/** In the list of notifications; the conversation has the rest. */
const EXCERPT = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return notices.onlyFiles;
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).trimEnd()}…`;
}

/** The team's notifications of these tickets repeat the customer's words. */
export async function removeTicketNotifications(tx: TxCtx, tickets: readonly Pick<TicketType, 'id'>[]): Promise<void> {
  if (tickets.length > 0) await removeNotifications(tx, tickets.map(atTeam));
}

/** Those of the team who are to be notified. */
async function notifiedTeam(tx: TxCtx): Promise<readonly CustomerRow[]> {
  const { notifiedAdmins } = tx.config;
  const team = await selectTeam(tx);
  return notifiedAdmins === null ? team : team.filter(({ email }) => notifiedAdmins.includes(email));
}

/** Everyone of the team, but not the writer. */
export async function notifyTeamOfNew(tx: TxCtx, ticket: TicketType): Promise<void> {
  const { id, number, subject, category, priority } = ticket;
  const customer = await customerLoader(tx).load(ticket.userId);
  const opened = { id, number, subject, category, priority, customer: customer?.fullName ?? customer?.email ?? '' };
  for (const { id: userId } of await notifiedTeam(tx))
    if (userId !== ticket.userId) await notify(tx, userId, TICKET_NOTIFICATIONS.opened, opened);
}

/** The assignee, or everyone if there is none; once until it is read. `before` is the ticket before the change. */
export async function notifyTeamOfMessage(tx: TxCtx, before: TicketType, text: string): Promise<void> {
  if (before.teamUnread > 0) return;
  const team = await notifiedTeam(tx);
  const taken = team.filter(({ id }) => id === before.assigneeId);
  const { id, number } = before;
  for (const { id: userId } of taken.length > 0 ? taken : team) {
    if (userId === before.userId) continue;
    await notify(tx, userId, TICKET_NOTIFICATIONS.written, { id, number, excerpt: excerpt(text) });
  }
}

/** By mail only where nothing is unread yet: three answers in a row are one mail. */
export async function notifyCustomerOfAnswer(tx: TxCtx, before: TicketType, text: string): Promise<void> {
  const { userId, id, number, customerUnread } = before;
  const answer = { id, number, excerpt: excerpt(text) };
  await notify(tx, userId, TICKET_NOTIFICATIONS.answered, answer, { withoutMail: customerUnread > 0 });
}

export async function notifyCustomerOfEnd(tx: TxCtx, ticket: TicketType): Promise<void> {
  await notify(tx, ticket.userId, TICKET_NOTIFICATIONS.closed, ticket);
}
