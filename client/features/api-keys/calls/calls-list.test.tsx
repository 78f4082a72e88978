import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiKeyCallsDocument } from '#client/gql/graphql.js';
import { callsMessages as text } from './calls.messages.js';
import { CallsList } from './calls-list.js';

// The tests wait for states, however long a busy machine takes.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const ID = '019ab3c4-0000-7000-8000-00000000abcd';

const answered = (requestId: string | null, ...operations: string[]): MockLink.MockedResponse => ({
  request: { query: ApiKeyCallsDocument, variables: { keyId: 'k', requestId, page: 1, limit: 20 } },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      apiKeyCalls: {
        __typename: 'ApiKeyCallPage',
        items: operations.map((operation, n) => ({
          __typename: 'ApiKeyCall',
          id: n === 0 ? ID : `${ID}${n}`,
          operation,
          status: 200,
          durationMs: 1234,
          calledAt: '2026-11-20T08:00:00.000Z',
        })),
        pagination: { __typename: 'Pagination', pages: 1 },
      },
    },
  },
});

function open(...mocks: MockLink.MockedResponse[]): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={mocks}>
        <CallsList keyId="k" />
      </MockedProvider>
    </MantineProvider>,
  );
}

const type = (value: string): boolean =>
  fireEvent.change(screen.getByRole('searchbox', { name: text.search }), { target: { value } });

test('a call is shown with its operation, status, duration and request id', async () => {
  open(answered(null, 'GET /orders/{id}'));
  expect(await screen.findByText('GET /orders/{id}')).toBeTruthy();
  for (const shown of [text.status(200), text.duration(1234), ID]) expect(screen.getByText(shown)).toBeTruthy();
});

test('one is found by its request id', async () => {
  open(answered(null, 'GET /orders', 'GET /sites'), answered(ID, 'GET /sites'));
  await screen.findByText('GET /orders');
  type(` ${ID} `);
  await waitFor(() => expect(screen.queryByText('GET /orders')).toBeNull());
  expect(screen.getByText('GET /sites')).toBeTruthy();
});

test('what is no request id is not searched', async () => {
  open(answered(null, 'GET /orders'));
  await screen.findByText('GET /orders');
  type('abc');
  expect(await screen.findByText(text.noRequestId)).toBeTruthy();
});

test('a call that is written later comes by itself', async () => {
  open({ ...answered(null), maxUsageCount: 1 }, answered(null, 'GET /orders'));
  expect(await screen.findByText(text.empty.title)).toBeTruthy();
  expect(await screen.findByText('GET /orders')).toBeTruthy();
});

test('a key without calls says so', async () => {
  open(answered(null));
  expect(await screen.findByText(text.empty.title)).toBeTruthy();
});
