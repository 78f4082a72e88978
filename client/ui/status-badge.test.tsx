import { StatusBadge } from './status-badge.js';
import { openAdmin } from './admin/testing.js';

test('S-203 completed and paid green, failed red, pending yellow', () => {
  openAdmin(
    <>
      <StatusBadge status="completed" />
      <StatusBadge status="paid" />
      <StatusBadge status="failed" />
      <StatusBadge status="pending" />
    </>,
  );
  const colour = (status: string) => document.querySelector(`[data-status="${status}"]`)?.getAttribute('data-colour');
  expect(['completed', 'paid', 'failed', 'pending'].map(colour)).toEqual(['green', 'green', 'red', 'yellow']);
  // In a narrow column the word pushes; it is never cut.
  const width = (badge: Element) => (badge as HTMLElement).style.minWidth;
  expect([...document.querySelectorAll('[data-status]')].map(width)).toEqual(Array(4).fill('max-content'));
});
