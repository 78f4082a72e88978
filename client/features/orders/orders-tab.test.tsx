import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { ERRORS, type ErrorCode } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { toman } from '#core/money.js';
import {
  AccountDraftDocument,
  DashboardOrdersDocument,
  DeleteOrderDocument,
  NoteOrderDocument,
  RemoveAccountDraftDocument,
} from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { orderMessages as texts } from '#client/lib/messages/order.messages.js';
import { siteMessages } from './site/site.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { ownedStore } from '#client/lib/session/owner.js';
import { session } from '#client/lib/session/session.js';
import { newDraft } from '#client/features/drafts/draft/wizard-draft.js';
import { saveDraft } from '#client/features/drafts/local/wizard-storage.js';
import { orderFixture as order } from './order-fixture.js';
import { OrdersTab } from './orders-tab.js';
import { siteFixture } from './site/site-fixtures.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';

// The whole tab, with all that it loads lazily, on a busy machine.
jest.setTimeout(30_000);

interface Asked {
  readonly search?: string | null;
  readonly page?: number;
  readonly sitesLimit?: number;
}

function mock(result: object, { search = null, page = 1, sitesLimit = PAGE_SIZE.graphql }: Asked = {}) {
  const withSites = search === null && page === 1;
  const variables = { search, page, limit: PAGE_SIZE.dashboardOrders, withSites, sitesLimit };
  return { request: { query: DashboardOrdersDocument, variables }, result };
}

interface Listed {
  readonly pages?: number;
  readonly balance?: number;
  readonly sites?: readonly object[];
  readonly totalSites?: number;
}

function list(
  items: readonly object[],
  { pages = 1, balance = 0, sites: given = [], totalSites = given.length }: Listed = {},
): object {
  const pagination = { __typename: 'Pagination', page: 1, pages, total: items.length };
  const wallet = { __typename: 'Wallet', id: 'w1', balanceToman: toman(balance) };
  const ofSites = { __typename: 'Pagination', total: totalSites };
  const sites = { __typename: 'SitePage', items: given, pagination: ofSites };
  return { data: { orders: { __typename: 'OrderPage', items, pagination }, wallet, sites } };
}

const accountDraft = (content: object | null) => ({
  request: { query: AccountDraftDocument },
  result: {
    data: {
      myKeptDrafts: [],
      myWizardDraft: {
        __typename: 'WizardDraft',
        version: 4,
        draftId: content && 'session_elsewhere',
        savedAt: '2026-11-21T10:00:00.000Z',
        content,
      },
    },
  },
});

function fails(code: ErrorCode): object {
  return { errors: [new GraphQLError('no', { extensions: { code } })] };
}

function open(...mocks: readonly object[]): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={[...mocks, accountDraft(null)] as never}>
        <>
          <ModalHost />
          <MemoryRouter>
            <OrdersTab />
          </MemoryRouter>
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

const card = () => screen.findByRole('article', { name: 'کتاب‌سرای مهر' });
const named = (action: string) => screen.queryByRole('button', { name: `${action}: کتاب‌سرای مهر` });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  localStorage.clear();
  session.signIn({ ...fresh, expiresAt: Date.now() + 86_400_000 }, user);
});
afterAll(() => session.clear());

test('S-163 S-236 a card says what was ordered, in toman and Persian digits', async () => {
  open(mock(list([order()])));
  const found = within(await card());
  for (const text of ['mehr.ir', texts.size(2, 7), '۲٬۵۰۰٬۰۰۰ تومان', statusLabels.pending, 'WZ-1732180000000'])
    expect(found.getByText(text)).toBeTruthy();
  // S-206: tags are dropped where a text is shown.
  expect(found.getByText('فروشگاه کتاب')).toBeTruthy();
  for (const action of [texts.view, texts.delete, texts.payGateway, texts.payWallet])
    expect(named(action)).toBeTruthy();
  const edit = found.getByRole('link', { name: `${texts.edit}: کتاب‌سرای مهر` });
  expect(edit.getAttribute('href')).toBe('/wizard?mode=edit&orderId=o1');
});

test('the places of sites and orders are held until the answer', async () => {
  open(mock(list([order()])));
  const held = () => document.querySelectorAll('.mantine-Skeleton-root').length;
  expect(held()).toBeGreaterThan(0);
  await card();
  expect(held()).toBe(0);
});

test.each(['in_progress', 'completed', 'cancelled'] as const)(
  'S-163 an order that is %s cannot be deleted, edited or paid',
  async (status) => {
    open(mock(list([order({ status })])));
    await card();
    expect(named(texts.view)).toBeTruthy();
    for (const action of [texts.delete, texts.payGateway, texts.payWallet]) expect(named(action)).toBeNull();
  },
);

test('a paid order shows its progress in percent', async () => {
  const steps = [{ key: 'paid' as const, title: 'پرداخت شد', done: true, at: null }];
  const progress = { __typename: 'OrderProgress' as const, percent: 67, steps };
  open(mock(list([order({ status: 'in_progress', progress })])));
  expect(within(await card()).getByText('پرداخت شد · ۶۷٪')).toBeTruthy();
});
test('S-162 five a page, a search, a link to the wizard', async () => {
  const others = Array.from({ length: 5 }, (_, index) => order({ id: `o${index}`, title: `سفارش ${index}` }));
  open(mock(list(others, { pages: 2 })), mock(list([order()]), { page: 2 }));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'سفارش جدید' }).getAttribute('href')).toBe('/wizard');
  expect(screen.getByRole('searchbox', { name: texts.search })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: common.page('۲') }));
  await card();
});

test('a customer with many sites can show them all', async () => {
  const [first, second] = [siteFixture({ title: 'گل‌فروشی' }), siteFixture({ id: 's2', title: 'نانوایی' })];
  open(
    mock(list([], { sites: [first], totalSites: 2 })),
    mock(list([], { sites: [first, second] }), { sitesLimit: PAGE_SIZE.max }),
  );
  fireEvent.click(await screen.findByRole('button', { name: siteMessages.showAll }));
  expect(screen.getByText('گل‌فروشی')).toBeTruthy();
  expect(await screen.findByText('نانوایی')).toBeTruthy();
  expect(screen.queryByRole('button', { name: siteMessages.showAll })).toBeNull();
});

test('the wallet’s part is offered where it is not enough', async () => {
  open(mock(list([order()], { balance: 500_000 })));
  await card();
  expect(named(texts.paySplit)).toBeTruthy();
  expect(named(texts.payWallet)).toBeNull();
  fireEvent.click(named(texts.paySplit) as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  for (const amount of ['۵۰۰٬۰۰۰ تومان', '۲٬۰۰۰٬۰۰۰ تومان', '۲٬۵۰۰٬۰۰۰ تومان'])
    expect(dialog.getByText(amount)).toBeTruthy();
});

test('S-147 a price of zero is refused before any call', async () => {
  open(mock(list([order({ priceToman: toman(0) })])));
  await card();
  fireEvent.click(named(texts.payGateway) as HTMLElement);
  expect(await screen.findByText(texts.invalidPrice)).toBeTruthy();
});

test('S-147 a user who is signed out is sent to sign in first', async () => {
  open(mock(list([order()])));
  await card();
  act(() => session.clear());
  fireEvent.click(named(texts.payGateway) as HTMLElement);
  expect(await screen.findByText(texts.signInFirst)).toBeTruthy();
});

test.each([
  ['ORDER_DELETE_DENIED', ERRORS.ORDER_DELETE_DENIED.fa],
  ['SERVER_ERROR', ERRORS.SERVER_ERROR.fa],
] as const)(
  'S-162 S-164 S-237 deleting needs a confirmation, explains the refund and shows %s',
  async (code, message) => {
    const deletion = {
      request: { query: DeleteOrderDocument, variables: ({ id }: { id: string }) => id === 'o1' },
      result: fails(code),
    };
    open(mock(list([order()])), deletion);
    await card();
    fireEvent.click(named(texts.delete) as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(texts.deleteQuestion.refund)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: texts.deleteQuestion.action }));
    expect(await screen.findByText(texts.deleteFailed)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  },
);

test('S-238 a failed list can be retried, an empty one invites', async () => {
  open(mock(fails('SERVER_ERROR')), mock(list([])));
  const alert = within(await screen.findByRole('alert'));
  fireEvent.click(alert.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(texts.empty.title)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.empty.action }).getAttribute('href')).toBe('/wizard');
});

test('S-162 S-238 a page that fails says so instead of showing the last one', async () => {
  open(
    mock(list([order()], { pages: 2 })),
    mock(fails('SERVER_ERROR'), { page: 2 }),
    mock(list([order({ title: 'نانوایی گندم' })], { pages: 2 }), { page: 2 }),
  );
  await card();
  fireEvent.click(screen.getByRole('button', { name: common.page('۲') }));
  const alert = within(await screen.findByRole('alert'));
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(alert.getByRole('button', { name: common.retry }));
  expect(await screen.findByRole('article', { name: 'نانوایی گندم' })).toBeTruthy();
});

test('S-163 a title is isolated from the direction of the page', async () => {
  open(mock(list([order({ title: 'C++ School!' })])));
  const found = await screen.findByRole('article', { name: 'C++ School!' });
  expect(within(found).getByText('C++ School!').tagName).toBe('BDI');
  fireEvent.click(within(found).getByRole('button', { name: `${texts.delete}: C++ School!` }));
  expect(await screen.findByText(/\u2068C\+\+ School!\u2069/)).toBeTruthy();
});

test('S-162 S-166 a search folds letters and finds a draft by its domain', async () => {
  const draft = { ...newDraft(), domain: { ...newDraft().domain, label: 'narvan', extension: '.com' } };
  const titled = { ...draft, order: { title: 'کافه نارون', description: '', comments: '' } };
  saveDraft(ownedStore(user.id), 'new', titled, 1);
  open(mock(list([])), mock(list([]), { search: 'كافه' }), mock(list([]), { search: 'Narvan.COM' }));
  expect(await screen.findByRole('article', { name: 'کافه نارون' })).toBeTruthy();
  const box = screen.getByRole('searchbox', { name: texts.search });
  for (const search of ['كافه', 'Narvan.COM']) {
    fireEvent.change(box, { target: { value: search } });
    expect(await screen.findByRole('article', { name: 'کافه نارون' })).toBeTruthy();
  }
});

const designElsewhere = {
  __typename: 'WizardDraftContent',
  design: {
    __typename: 'Design',
    pages: [{ __typename: 'DesignPage', id: 'main', sections: [{ __typename: 'DesignSection', id: 's' }] }],
    shared: null,
  },
  domain: { __typename: 'WizardDraftDomain', label: 'narvan', extension: '.ir' },
  order: { __typename: 'WizardDraftOrder', title: 'کافه نارون', description: null },
};

test('a design of another device is listed, and removed from the account', async () => {
  const sent: unknown[] = [];
  const removal = {
    request: { query: RemoveAccountDraftDocument, variables: (given: object) => sent.push(given) > 0 },
    result: { data: { removeWizardDraft: { __typename: 'WizardDraft', version: 5, draftId: null, savedAt: null } } },
  };
  open(mock(list([])), accountDraft(designElsewhere), removal);
  const found = within(await screen.findByRole('article', { name: 'کافه نارون' }));
  expect(found.getByText(texts.draft.accountBadge)).toBeTruthy();
  expect(found.getByText('narvan.ir')).toBeTruthy();
  expect(found.getByRole('button', { name: `${texts.draft.continue}: کافه نارون` })).toBeTruthy();
  fireEvent.click(found.getByRole('button', { name: `${texts.draft.remove}: کافه نارون` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/از حساب شما و این مرورگر حذف می‌شود/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: texts.draft.question.action }));
  expect(await screen.findByText(texts.draft.removed)).toBeTruthy();
  expect(sent).toEqual([{ baseVersion: 4 }]);
  expect(screen.queryByRole('article', { name: 'کافه نارون' })).toBeNull();
});

const NOTED = { title: 'نمایشگاه عکس', totalToman: 3_000_000, description: '', comments: '', submitMode: 'draft' };

function noting(result: object, sent: unknown[] = []): object {
  const variables = ({ input }: { readonly input: unknown }) => sent.push(input) > 0;
  return { request: { query: NoteOrderDocument, variables }, result };
}

async function fillDialog(): Promise<ReturnType<typeof within>> {
  fireEvent.click(await screen.findByRole('button', { name: texts.create.open }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type(texts.create.name, NOTED.title);
  type(texts.create.price, '۳۰۰۰۰۰۰');
  return dialog;
}

test('S-177 the dialog creates an order of a title and a price', async () => {
  const sent: unknown[] = [];
  const made = { __typename: 'Order', id: 'o9', orderNumber: 'WZ-9' };
  const answer = { data: { createOrder: { __typename: 'CreateOrderResult', order: made } } };
  open(mock(list([])), noting(answer, sent), mock(list([order({ id: 'o9', title: NOTED.title })])));
  const dialog = await fillDialog();
  fireEvent.click(dialog.getByRole('button', { name: texts.create.later }));
  expect(await screen.findByText(texts.create.created)).toBeTruthy();
  expect(sent[0]).toEqual(NOTED);
  expect(await screen.findByRole('article', { name: NOTED.title, hidden: true })).toBeTruthy();
});

test('S-177 cannot create an order without a title', async () => {
  open(mock(list([])));
  fireEvent.click(await screen.findByRole('button', { name: texts.create.open }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: texts.create.later }));
  expect(await dialog.findByText(texts.create.faults.title)).toBeTruthy();
});

test('S-148 a refused order says so and keeps what was typed', async () => {
  open(mock(list([])), noting(fails('VALIDATION_ERROR')));
  const dialog = await fillDialog();
  fireEvent.click(dialog.getByRole('button', { name: texts.create.later }));
  expect(await screen.findByText(texts.create.failed)).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: texts.create.name })).toHaveProperty('value', NOTED.title);
});

test('an order without a design offers its design, not its payment', async () => {
  open(mock(list([order({ totalSections: 0, isDesigned: false, domain: '' })])));
  expect(await screen.findByText(texts.undesigned.size)).toBeTruthy();
  expect(screen.getByRole('link', { name: /طراحی سایت/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(texts.payGateway) })).toBeNull();
});

test('a designed order can be paid, whatever its sections', async () => {
  open(mock(list([order({ totalSections: 0, isDesigned: true })])));
  await card();
  expect(named(texts.payGateway)).toBeTruthy();
});

test('an order shows the picture that the server draws', async () => {
  open(mock(list([order()])));
  const picture = within(await card()).getByRole<HTMLImageElement>('img', { name: texts.preview('mehr.ir') });
  expect(picture.getAttribute('src')).toBe('/api/design-preview/o1?signature=s');
  fireEvent.error(picture);
  expect(within(await card()).getByText(texts.noPreview)).toBeTruthy();
});
