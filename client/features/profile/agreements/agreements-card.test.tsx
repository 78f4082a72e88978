import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MyAgreementsDocument, type AgreementRowFragment } from '#client/gql/graphql.js';
import { agreementListMessages as texts } from '#client/lib/messages/agreement-list.messages.js';
import { AgreementsCard } from './agreements-card.js';

const AT = '2026-11-20T10:00:00.000Z';
const row = (over: Partial<AgreementRowFragment>): AgreementRowFragment => ({
  id: `${over.kind}-${over.order?.id}`,
  kind: 'terms',
  number: 1,
  way: 'sign_up',
  agreedAt: AT,
  order: null,
  ...over,
});

function show(items: readonly AgreementRowFragment[]): HTMLElement {
  const data = {
    myAgreements: {
      items: items.map((item) => ({ ...item, __typename: 'Agreement' as const })),
      pagination: { pages: 1 },
    },
  };
  const request = { query: MyAgreementsDocument, variables: { page: 1, limit: 10 } };
  return render(
    <MantineProvider env="test">
      <MockedProvider mocks={[{ request, result: { data } }]}>
        <AgreementsCard />
      </MockedProvider>
    </MantineProvider>,
  ).container;
}

test('what one button recorded is one row, with a link to each version', async () => {
  const order = { id: 'o1', orderNumber: 'WZ-1' };
  show([
    row({ kind: 'terms', number: 2, way: 'order', order }),
    row({ kind: 'money_back', way: 'order', order }),
    row({ kind: 'terms' }),
    row({ kind: 'privacy' }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain(texts.ways.order);
  expect(first?.textContent).toContain('WZ-1');
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['قوانین استفاده، نسخهٔ ۲', '/terms?version=2'],
    ['شرایط بازگشت وجه، نسخهٔ ۱', '/money-back?version=1'],
  ]);
  expect(second?.textContent).toContain(texts.ways.sign_up);
  expect(within(second!).getAllByRole('link')).toHaveLength(2);
});

test('an account of before the documents shows nothing', async () => {
  const container = show([]);
  expect(screen.getByText(texts.title)).toBeTruthy();
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
