import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LegalDocumentDocument } from '#client/gql/graphql.js';
import { legalMessages as texts } from '#client/lib/messages/legal.messages.js';
import { LegalPage } from './legal-page.js';

function open(search: string, wanted: number | null, number: number): void {
  const request = { query: LegalDocumentDocument, variables: { kind: 'terms' as const, number: wanted } };
  const legalDocument = {
    kind: 'terms' as const,
    number,
    newestNumber: 3,
    publishedAt: '2026-11-20T10:00:00Z',
    body: 'یک جمله',
  };
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[`/terms${search}`]}>
        <MockedProvider mocks={[{ request, result: { data: { legalDocument } } }]}>
          <LegalPage kind="terms" />
        </MockedProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
}

test('an older version says so and leads to the one in force', async () => {
  open('?version=1', 1, 1);
  expect(await screen.findByText(/^نسخهٔ ۱، /)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.toNewest }).getAttribute('href')).toBe('/terms');
});

test.each(['', '?version=0', '?version=-1', '?version=x', '?version=99999999999'])(
  'the version in force is shown for «%s»',
  async (search) => {
    open(search, null, 3);
    expect(await screen.findByText(/^نسخهٔ ۳، /)).toBeTruthy();
    expect(screen.queryByText(texts.toNewest)).toBeNull();
  },
);
