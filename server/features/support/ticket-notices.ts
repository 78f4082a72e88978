/** Notifications of tickets: the team of new tickets and messages, the customer of answers and of the end. */
import { adminLink } from '#core/client-links.js';
import type { TxCtx } from '#platform/context.js';
import { customerLoader, type CustomerRow } from '#features/identity/index.js';
import { notify, takeBack, wantsMail } from '#features/notifications/index.js';
import { categoryNames, notices, priorityNames } from './support.messages.js';
import { selectTeam } from './support.queries.js';
import type { TicketType } from './support.types.js';

/** In the list of notifications; the conversation has the rest. */
const EXCERPT = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return notices.onlyFiles;
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).trimEnd()}…`;
}

const atTeam = ({ id }: Pick<TicketType, 'id'>): string => adminLink('support', { ticket: id });
const atCustomer = ({ id }: TicketType): string => `/support?ticket=${id}`;

/** The team's notifications of these tickets repeat the customer's words. */
export async function takeNewsBack(tx: TxCtx, tickets: readonly Pick<TicketType, 'id'>[]): Promise<void> {
  if (tickets.length > 0) await takeBack(tx, tickets.map(atTeam));
}

async function mailTeam(tx: TxCtx, member: CustomerRow, ticket: TicketType): Promise<void> {
  if (!(await wantsMail(tx, member.id, 'ticket_opened'))) return;
  const customer = await customerLoader(tx).load(ticket.userId);
  const vars = {
    fullName: member.fullName ?? '',
    ticketNumber: String(ticket.number),
    title: ticket.subject,
    customer: customer?.fullName ?? customer?.email ?? '',
    category: categoryNames[ticket.category],
    priority: priorityNames[ticket.priority],
    link: `${tx.config.publicUrl ?? ''}${atTeam(ticket)}`,
  };
  await tx.enqueue('send_mail', { template: 'ticket_opened', to: member.email, userId: member.id, vars });
}

/** Those of the team who are to be notified. */
async function notifiedTeam(tx: TxCtx): Promise<readonly CustomerRow[]> {
  const { notifiedAdmins } = tx.config;
  const team = await selectTeam(tx);
  return notifiedAdmins === null ? team : team.filter(({ email }) => notifiedAdmins.includes(email));
}

/** Everyone of the team, but not the writer. */
export async function notifyTeamOfNew(tx: TxCtx, ticket: TicketType): Promise<void> {
  const title = notices.opened(ticket.number);
  for (const member of await notifiedTeam(tx)) {
    if (member.id === ticket.userId) continue;
    const { id: userId } = member;
    await notify(tx, { userId, type: 'ticket_opened', title, message: ticket.subject, link: atTeam(ticket) });
    await mailTeam(tx, member, ticket);
  }
}

/** The assignee, or everyone if there is none; once until it is read. `before` is the ticket before the change. */
export async function notifyTeamOfMessage(tx: TxCtx, before: TicketType, text: string): Promise<void> {
  if (before.teamUnread > 0) return;
  const team = await notifiedTeam(tx);
  const taken = team.filter(({ id }) => id === before.assigneeId);
  const title = notices.written(before.number);
  for (const { id: userId } of taken.length > 0 ? taken : team) {
    if (userId === before.userId) continue;
    await notify(tx, { userId, type: 'ticket_written', title, message: excerpt(text), link: atTeam(before) });
  }
}

/** By mail only where nothing is unread yet: three answers in a row are one mail. */
export async function notifyCustomerOfAnswer(tx: TxCtx, before: TicketType, text: string): Promise<void> {
  const { userId, number, customerUnread } = before;
  await notify(tx, {
    userId,
    type: 'ticket_answered',
    title: notices.answered(number),
    message: excerpt(text),
    link: atCustomer(before),
    mail: customerUnread === 0,
  });
}

export async function notifyCustomerOfEnd(tx: TxCtx, ticket: TicketType): Promise<void> {
  const { userId, number, subject } = ticket;
  const message = notices.closedText(subject);
  await notify(tx, { userId, type: 'ticket_closed', title: notices.closed(number), message, link: atCustomer(ticket) });
}
