import {
  assertTicketTransition,
  nextStatuses,
  statusAfterMessage,
  TICKET_TRANSITIONS,
  ticketMayBecome,
} from './support.transitions.js';
import { TICKET_STATUSES } from './support.values.js';

const statuses = TICKET_STATUSES.map((status) => [status] as const);

describe('S-209 the statuses of a ticket', () => {
  it.each(statuses)('S-209 %s cannot lead to itself', (status) => {
    expect(TICKET_TRANSITIONS[status][status]).toBeUndefined();
  });

  it.each(statuses)('S-209 %s is reached by the team', (status) => {
    expect(TICKET_STATUSES.some((from) => ticketMayBecome(from, status, 'team'))).toBe(true);
  });

  it('S-209 a customer closes and reopens, nothing else', () => {
    expect(TICKET_STATUSES.map((status) => nextStatuses(status, 'customer'))).toEqual([
      ['closed'],
      ['closed'],
      ['open', 'closed'],
      ['open'],
    ]);
  });

  it('a customer cannot call a ticket answered', () => {
    expect(() => assertTicketTransition('open', 'answered', 'customer')).toThrow(
      expect.objectContaining({ code: 'INVALID_TRANSITION', details: { from: 'open', to: 'answered' } }),
    );
    expect(() => assertTicketTransition('open', 'answered', 'team')).not.toThrow();
  });

  it.each(statuses)('S-209 a message leaves %s in a status that is allowed', (from) => {
    for (const side of ['customer', 'team'] as const) {
      const to = statusAfterMessage(from, side);
      expect(to === from || ticketMayBecome(from, to, side)).toBe(true);
    }
  });
});
