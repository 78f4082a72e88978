/** Customers write to support, and the team answers. */
import {
  closeTicket,
  markTicketRead,
  openTicket,
  setTicketStatus,
  writeMessage,
} from '../../features/support/index.js';
import { TICKETS, type TicketScript } from './data/tickets.data.js';
import { between, type Random } from './random.js';
import { actorOf, HOUR_MS, momentOf, type Happening, type Year } from './year.js';

function conversation(script: TicketScript, endMs: number, random: Random): Happening[] {
  const { owner, subject, message, category, priority, replies, end } = script;
  const openedMs = momentOf(endMs, script.daysAgo, between(random, 9 * 60, 19 * 60));
  let id = '';
  const open = async (year: Year): Promise<void> => {
    const ticket = await openTicket(year.app.as(actorOf(year, owner)), { subject, message, category, priority });
    id = ticket.id;
  };
  const steps: Happening[] = [{ atMs: openedMs, what: `"${subject}" is asked`, run: open }];
  replies.forEach((text, index) => {
    const run = async (year: Year): Promise<void> => {
      const writer = index % 2 === 0 ? year.app.admin : actorOf(year, owner);
      await markTicketRead(year.app.as(writer), id);
      await writeMessage(year.app.as(writer), id, { message: text });
    };
    steps.push({ atMs: openedMs + (index + 1) * 2 * HOUR_MS, what: `"${subject}" is answered`, run });
  });
  const last = openedMs + (replies.length + 1) * 2 * HOUR_MS;
  const take = async ({ app }: Year): Promise<void> =>
    void (await setTicketStatus(app.as(app.admin), id, { status: 'in_progress', adminUserId: app.admin.id }));
  const close = async ({ app }: Year): Promise<void> => {
    await markTicketRead(app.as(app.admin), id);
    await closeTicket(app.as(app.admin), id);
  };
  if (end === 'in_progress') steps.push({ atMs: last, what: `"${subject}" is taken on`, run: take });
  if (end === 'closed') steps.push({ atMs: last, what: `"${subject}" is closed`, run: close });
  return steps;
}

export function plannedTickets(endMs: number, random: Random): Happening[] {
  return TICKETS.flatMap((script) => conversation(script, endMs, random));
}
