import { AppError } from '#core/errors/errors.js';
import { assertTransition, assertTransitions, mayFollow, TRANSITIONS } from './orders.transitions.js';
import { ORDER_STATUSES } from './orders.values.js';

const allowed = new Set([
  'pending>in_progress',
  'pending>completed',
  'pending>cancelled',
  'in_progress>completed',
  'in_progress>cancelled',
]);

describe('order transitions', () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      const can = allowed.has(`${from}>${to}`);
      test(`${from} ${can ? 'can' : 'cannot'} become ${to}`, () => {
        expect(mayFollow(from, to)).toBe(can);
        if (can) expect(() => assertTransition(from, to)).not.toThrow();
        else expect(() => assertTransition(from, to)).toThrow(AppError);
      });
    }
  }
});

describe('the table check', () => {
  test('accepts the table of the product', () => {
    expect(() => assertTransitions(TRANSITIONS)).not.toThrow();
  });

  test('refuses a status that nothing reaches', () => {
    expect(() => assertTransitions({ ...TRANSITIONS, pending: ['in_progress'], in_progress: ['cancelled'] })).toThrow(
      'completed',
    );
  });

  test('refuses a status that leads to itself', () => {
    expect(() => assertTransitions({ ...TRANSITIONS, pending: ['pending', 'in_progress', 'cancelled'] })).toThrow(
      'itself',
    );
  });

  test('refuses a table without an end', () => {
    const endless = { ...TRANSITIONS, completed: ['cancelled'], cancelled: ['pending'] } as const;
    expect(() => assertTransitions(endless)).toThrow('final');
  });
});
