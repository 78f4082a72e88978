import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { EXTENSION_PRICES } from '#core/pricing/price-list.js';
import { toman } from '#core/money.js';
import { OrderToEditDocument } from '#client/gql/graphql.js';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { ownedStore } from '#client/lib/session/owner.js';
import { session } from '#client/lib/session/session.js';
import { EditLoader } from './edit-loader.js';
import { wizardMessages } from './messages/wizard.messages.js';
import { baseOf } from '#client/features/drafts/local/draft-copies.js';
import { storePendingEdit, pendingEdit, saveDraft } from '#client/features/drafts/local/wizard-storage.js';
import { draftOfOrder } from '#client/features/drafts/start/order-to-draft.js';
import { newDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { toWizardData } from '#client/features/drafts/draft/wizard-data.js';
import { answeredWizard } from '#client/features/drafts/testing/answered-wizard.js';

// The whole wizard, with all that it loads lazily, on a busy machine.
jest.setTimeout(60_000);

const m = wizardMessages.edit;
const designed = { ...newDraft(), siteType: 'business' as const, method: 'dynamic' as const };
const wizardData = answeredWizard(toWizardData(designed, 's1', EXTENSION_PRICES, 0));

const order = (over: object = {}) => ({
  __typename: 'Order',
  id: 'o1',
  orderNumber: 'WZ-1',
  title: 'کتاب‌سرای مهر',
  description: null,
  comments: null,
  status: 'pending',
  paymentStatus: 'pending',
  priceToman: toman(2_500_000),
  wizardData,
  logoUrl: null,
  design: { __typename: 'OrderDesign', version: 2, updatedAt: '2026-11-21T10:00:00.000Z' },
  site: null,
  ...over,
});
const site = (status = 'online') => ({ __typename: 'Site', id: 's1', status });
const paid = { status: 'in_progress', paymentStatus: 'paid', site: site() };

function Where() {
  return <p>{useLocation().pathname}</p>;
}

function open(result: object): void {
  const mock = { request: { query: OrderToEditDocument, variables: { id: 'o1' } }, result, maxUsageCount: 9 };
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={[mock] as never}>
        <MemoryRouter initialEntries={['/wizard?mode=edit&orderId=o1']}>
          <Routes>
            <Route path="/wizard" element={<EditLoader owner={user.id} orderId="o1" />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}
const store = () => ownedStore(user.id);
const designer = () => screen.findByText('/dashboard/sites/s1/design');

beforeEach(() => {
  localStorage.clear();
  session.signIn({ ...fresh, expiresAt: Date.now() + 86_400_000 }, user);
});
afterEach(() => {
  localStorage.clear();
  act(() => session.reread());
});

test('S-012 a pending order opens in the wizard', async () => {
  open({ data: { order: order() } });
  expect(await screen.findByText(m.changingText('کتاب‌سرای مهر'))).toBeTruthy();
  expect(pendingEdit(store())).toBe('o1');
});

test('a paid order leads to the editor of its site', async () => {
  open({ data: { order: order(paid) } });
  expect(await designer()).toBeTruthy();
  expect(pendingEdit(store())).toBeNull();
});

test.each([
  ['was cancelled', { status: 'cancelled', site: site() }],
  ['has no site yet', { ...paid, site: null }],
  ['has a site that was closed', { ...paid, site: site('offline') }],
])('an order that %s can be ordered anew', async (_, over) => {
  open({ data: { order: order(over) } });
  expect(await screen.findByText(m.copyingText('کتاب‌سرای مهر'))).toBeTruthy();
});

test('an unsaved edit of a paid order is not lost', async () => {
  saveDraft(store(), 'edit:o1', { ...designed, order: { ...designed.order, comments: 'زود' } }, 5);
  open({ data: { order: order(paid) } });
  fireEvent.click(await screen.findByRole('button', { name: m.paid.copy }));
  // The customer says which copy goes on, as with every edit that somebody else has overtaken.
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('an edit that the paid order has does not hold back', async () => {
  const known = draftOfOrder(order(paid));
  const base = baseOf({ draft: known, savedAt: null, version: 1 });
  saveDraft(store(), 'edit:o1', known, 5, base);
  open({ data: { order: order({ ...paid, comments: 'زود' }) } });
  expect(await designer()).toBeTruthy();
});

test('an unknown order offers orders and a new design', async () => {
  storePendingEdit(store(), 'o1');
  open({ errors: [new GraphQLError('no', { extensions: { code: 'NOT_FOUND' } })] });
  expect(await screen.findByRole('heading', { level: 1, name: m.unknown.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: m.unknown.orders }).getAttribute('href')).toBe('/dashboard?tab=orders');
  expect(screen.getByRole('link', { name: m.unknown.fresh }).getAttribute('href')).toBe('/wizard');
  await waitFor(() => expect(pendingEdit(store())).toBeNull());
});

test('an order that cannot be read now can be tried again', async () => {
  open({ errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] });
  expect(await screen.findByText(m.failed)).toBeTruthy();
  expect(screen.queryByText(m.unknown.title)).toBeNull();
});
