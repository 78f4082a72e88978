import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { OwnSessionFragment } from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { SessionsCard } from './sessions-card.js';

const session = (n: number): OwnSessionFragment => ({
  id: `s${n}`,
  device: 'computer',
  browser: 'Firefox',
  os: 'Linux',
  ip: '198.51.100.7',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-01T00:00:00Z',
  isCurrent: n === 1,
});

function show(count: number): void {
  const sessions = Array.from({ length: count }, (_, index) => session(index + 1));
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[]}>
        <SessionsCard sessions={sessions} onEnded={() => Promise.resolve()} />
      </MockedProvider>
    </MantineProvider>,
  );
}
const rows = () => screen.getAllByRole('listitem').length;

test('many sessions are shown only when they are asked for', () => {
  show(40);
  expect(rows()).toBe(5);
  fireEvent.click(screen.getByText(common.showAll('۴۰')));
  expect(rows()).toBe(40);
  fireEvent.click(screen.getByText(common.showFewer));
  expect(rows()).toBe(5);
});

test('a few sessions are shown without a question', () => {
  show(5);
  expect(rows()).toBe(5);
  expect(screen.queryByText(common.showAll('۵'))).toBeNull();
});
