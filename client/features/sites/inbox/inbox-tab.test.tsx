import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { siteWebhooksLink } from '#core/client-links.js';
import {
  MarkSiteMessagesDocument,
  MoveSiteMessagesDocument,
  SiteMessageDocument,
  SiteMessagesDocument,
  type SiteMessageFieldsFragment,
  type SiteMessageState,
  type SitePageFieldsFragment,
} from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';
import { InboxTab } from './inbox-tab.js';

const site = {
  id: 's1',
  url: 'https://a.example',
  domains: [],
  unreadMessages: 1,
} as unknown as SitePageFieldsFragment;

type Message = SiteMessageFieldsFragment & { readonly __typename: 'SiteMessage' };

const message = (id: string, given: Partial<SiteMessageFieldsFragment> = {}): Message => ({
  __typename: 'SiteMessage',
  id,
  siteId: 's1',
  kind: 'contact',
  formTitle: 'تماس با ما',
  senderName: `فرستندهٔ ${id}`,
  senderEmail: 'negar@example.com',
  senderPhone: null,
  excerpt: 'سلام، وقت دارید؟',
  state: 'inbox',
  readAt: null,
  receivedAt: '2026-01-01T08:00:00Z',
  pagePath: '/',
  spamReasons: [],
  fields: [
    { label: 'ایمیل', value: 'negar@example.com' },
    { label: 'پیام', value: 'سلام، وقت دارید؟ <b>متن</b>' },
  ],
  files: [],
  replies: [],
  ...given,
});

const listOf = (items: readonly SiteMessageFieldsFragment[]): MockLink.MockedResponse => ({
  request: {
    query: SiteMessagesDocument,
    variables: { filter: { siteId: 's1', state: 'inbox', isUnread: false, search: null }, page: 1, limit: 20 },
  },
  maxUsageCount: 10,
  result: {
    data: { siteMessages: { items, pagination: { __typename: 'Pagination', page: 1, pages: 1, total: items.length } } },
  },
});

const own = { __typename: 'Site', id: 's1', unreadMessages: 0 };
const opened = (one: SiteMessageFieldsFragment): MockLink.MockedResponse => ({
  request: { query: SiteMessageDocument, variables: { id: one.id } },
  maxUsageCount: 10,
  result: { data: { siteMessage: one } },
});
const marked = (id: string): MockLink.MockedResponse => ({
  request: { query: MarkSiteMessagesDocument, variables: { ids: [id], isRead: true } },
  result: {
    data: { markSiteMessages: [{ __typename: 'SiteMessage', id, readAt: '2026-01-02T08:00:00Z', site: own }] },
  },
});
const moved = (ids: string | readonly string[], state: SiteMessageState): MockLink.MockedResponse => ({
  request: { query: MoveSiteMessagesDocument, variables: { ids: [ids].flat(), state } },
  result: {
    data: { moveSiteMessages: [ids].flat().map((id) => ({ __typename: 'SiteMessage', id, state, site: own })) },
  },
});

function Where() {
  const { pathname, search } = useLocation();
  return <span data-testid="where">{pathname + search}</span>;
}

function show(mocks: readonly MockLink.MockedResponse[], address = '/'): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks}>
        <MemoryRouter initialEntries={[address]}>
          <InboxTab site={site} />
          <Where />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const rowOf = (id: string) => screen.findByRole('button', { name: new RegExp(`فرستندهٔ ${id}`) });

test('the arrows and Persian letters of j and k go from row to row', async () => {
  show([listOf([message('الف'), message('ب')])]);
  const [first, second] = [await rowOf('الف'), await rowOf('ب')];
  first.focus();
  fireEvent.keyDown(first, { code: 'ArrowDown', key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { code: 'KeyK', key: 'ن' });
  expect(document.activeElement).toBe(first);
});

test('an opened message is shown as text and becomes read', async () => {
  const one = message('الف');
  show([listOf([one, message('ب')]), opened(one), marked('الف')]);
  const row = await rowOf('الف');
  expect(within(row).getByText(texts.list.unreadMark)).toBeTruthy();
  fireEvent.click(row);
  const article = await screen.findByRole('article');
  expect(within(article).getByText('سلام، وقت دارید؟ <b>متن</b>')).toBeTruthy();
  // The address is above, not once more among the answers.
  expect(within(article).queryByText('ایمیل')).toBeNull();
  await waitFor(() => expect(screen.getAllByText(texts.list.unreadMark)).toHaveLength(1));
});

test('an archived message can be brought back', async () => {
  const one = message('الف', { readAt: '2026-01-02T08:00:00Z' });
  const back = jest.fn(() => ({
    data: { moveSiteMessages: [{ __typename: 'SiteMessage' as const, id: 'الف', state: 'inbox' as const, site: own }] },
  }));
  show([listOf([one]), opened(one), moved('الف', 'archived'), { ...moved('الف', 'inbox'), result: back }]);
  fireEvent.click(await rowOf('الف'));
  fireEvent.click(await screen.findByRole('button', { name: texts.message.archive }));
  expect(await screen.findByText(texts.message.moved.archived(1))).toBeTruthy();
  expect(await screen.findByText(texts.choose.title)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: common.undo }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(texts.message.changeFailed)).toBeNull();
});

test('several messages are filed together, and the act can be undone', async () => {
  const back = jest.fn(() => ({ data: { moveSiteMessages: [] } }));
  const [two, three] = [
    ['الف', 'ب'],
    ['الف', 'ب', 'پ'],
  ];
  show([listOf(three.map((id) => message(id))), moved(two, 'spam'), { ...moved(two, 'inbox'), result: back }]);
  await rowOf('الف');
  expect(screen.queryByRole('button', { name: texts.message.spam })).toBeNull();
  for (const id of two) fireEvent.click(screen.getByRole('checkbox', { name: texts.list.select(`فرستندهٔ ${id}`) }));
  fireEvent.click(screen.getByRole('button', { name: texts.message.spam }));
  expect(await screen.findByText(texts.message.moved.spam(2))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.message.spam })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: common.undo }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
});

test('a message without an address says why there is no reply', async () => {
  const one = message('الف', { senderEmail: null, readAt: '2026-01-02T08:00:00Z' });
  show([listOf([one]), opened(one)]);
  fireEvent.click(await rowOf('الف'));
  expect(await screen.findByText(texts.reply.noAddress)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.reply.send })).toBeNull();
});

test('an empty inbox leads to adding a form', async () => {
  show([listOf([])]);
  expect(await screen.findByText(texts.empty.inbox.title)).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.empty.inbox.action });
  expect(link.getAttribute('href')).toBe('/dashboard/sites/s1/design');
});

test('an earlier link to the webhooks leads to their page', () => {
  show([], '/dashboard/sites/s1?tab=messages&list=webhooks');
  expect(screen.getByTestId('where').textContent).toBe(siteWebhooksLink('s1'));
});
