/** The words of a removed account go with it; the fact of a ticket stays. */
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { messages } from './support.messages.js';
import { removeTicketNotifications } from './ticket-notices.js';

export async function forgetCustomer(tx: TxCtx, userId: string): Promise<void> {
  const now = tx.clock.now();
  const tickets = await rows<{ id: string }>(
    tx.em,
    `update support_tickets set subject = $2, search_text = '#' || number, status = 'closed', customer_unread = 0,
       team_unread = 0, closed_at = coalesce(closed_at, $3), updated_at = $3 where user_id = $1 returning id`,
    [userId, messages.removedSubject, now],
  );
  await removeTicketNotifications(tx, tickets);
  const ofTickets = 'ticket_id in (select id from support_tickets where user_id = $1)';
  await rows(
    tx.em,
    `delete from support_attachments where message_id in (select id from support_messages where ${ofTickets})`,
    [userId],
  );
  await rows(tx.em, `update support_messages set body = $2 where ${ofTickets} and status is null`, [
    userId,
    messages.removed,
  ]);
}
