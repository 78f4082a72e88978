/** Customers write to support, and the team answers. */
import { closeTicket, markTicketRead, openTicket, setTicketStatus, writeMessage } from '#features/support/index.js';
import { row } from '#platform/db/rows.js';
import { TICKETS, type TicketScript } from './data/tickets.data.js';
import { between, type Random } from './random.js';
import { actorOf, HOUR_MS, momentOf, type Happening, type Year } from './year.js';

interface Opened {
  readonly owner: string | null;
  readonly openedMs: number;
}

/** In the database, not in memory: the process that opened it may have ended. */
async function findTicket(year: Year, { owner, openedMs }: Opened): Promise<string | null> {
  const text = 'select id from support_tickets where user_id = $1 and created_at between $2 and $3';
  const window = [new Date(openedMs - HOUR_MS), new Date(openedMs + HOUR_MS)] as const;
  const found = await row<{ id: string }>(year.app.visitor().em, text, [actorOf(year, owner).id, ...window]);
  return found?.id ?? null;
}

/** @throws Error where it was not opened. */
async function ticketOf(year: Year, opened: Opened): Promise<string> {
  const id = await findTicket(year, opened);
  if (id === null) throw new Error('the ticket was not opened');
  return id;
}

function conversation(script: TicketScript, endMs: number, random: Random): Happening[] {
  const { owner, subject, message, category, priority, replies, end } = script;
  const openedMs = momentOf(endMs, script.daysAgo, between(random, 9 * 60, 19 * 60));
  const opened: Opened = { owner, openedMs };
  const open = async (year: Year): Promise<void> => {
    if ((await findTicket(year, opened)) === null)
      await openTicket(year.app.as(actorOf(year, owner)), { subject, message, category, priority });
  };
  const steps: Happening[] = [{ atMs: openedMs, what: `"${subject}" is asked`, run: open, again: true }];
  replies.forEach((text, index) => {
    const run = async (year: Year): Promise<void> => {
      const writer = index % 2 === 0 ? year.app.admin : actorOf(year, owner);
      const id = await ticketOf(year, opened);
      await markTicketRead(year.app.as(writer), id);
      await writeMessage(year.app.as(writer), id, { message: text });
    };
    steps.push({ atMs: openedMs + (index + 1) * 2 * HOUR_MS, what: `"${subject}" is answered`, run });
  });
  const last = openedMs + (replies.length + 1) * 2 * HOUR_MS;
  const take = async (year: Year): Promise<void> => {
    const { id: adminUserId } = year.app.admin;
    const id = await ticketOf(year, opened);
    await setTicketStatus(year.app.as(year.app.admin), id, { status: 'in_progress', adminUserId });
  };
  const close = async (year: Year): Promise<void> => {
    const id = await ticketOf(year, opened);
    await markTicketRead(year.app.as(year.app.admin), id);
    await closeTicket(year.app.as(year.app.admin), id);
  };
  if (end === 'in_progress') steps.push({ atMs: last, what: `"${subject}" is taken on`, run: take });
  if (end === 'closed') steps.push({ atMs: last, what: `"${subject}" is closed`, run: close });
  return steps;
}

export function plannedTickets(endMs: number, random: Random): Happening[] {
  return TICKETS.flatMap((script) => conversation(script, endMs, random));
}
