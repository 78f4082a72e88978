import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { AdminSitesDocument, SuspendSiteDocument, type AdminSiteFragment } from '#client/gql/graphql.js';
import { adminSiteMessages as texts } from './admin-sites.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { openAdmin, pageOf } from '#client/ui/admin/testing.js';
import { SiteList } from './site-list.js';

// The other queries of the list are not answered, and Apollo says so.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const site: AdminSiteFragment & { __typename: 'Site' } = {
  __typename: 'Site',
  id: 's1',
  orderId: 'o1',
  orderNumber: 'WZ-1780000000001',
  title: 'کتاب‌سرای مهر',
  url: 'https://mehr.sites.example',
  address: 'https://mehr.sites.example',
  openUrl: 'https://mehr.sites.example',
  status: 'online',
  isBuilding: false,
  stop: null,
  stopReason: null,
  stoppedAt: null,
  failureReason: null,
  failureDetail: null,
  liveReleaseId: 'r1',
  liveRelease: { id: 'r1', origin: 'design' },
  createdAt: '2026-11-20T10:00:00.000Z',
  customer: { id: 'u1', fullName: 'سارا راد', email: 'sara@example.ir' },
};

const filters = { search: null, status: null, isFailing: false, from: null, to: null, userId: null };
const asked = { ...filters, sort: null, direction: null, page: 1, limit: 10 };
const list = (item: typeof site, variables = asked) => ({
  request: { query: AdminSitesDocument, variables },
  result: { data: { sites: pageOf('SitePage', [item]) } },
});

test('a site is closed for a while only with a reason', async () => {
  const variables = { id: 's1', reason: 'عکس دیگران' };
  const closed = { ...site, status: 'suspended' as const, stop: 'suspended' as const, stopReason: variables.reason };
  const done = { request: { query: SuspendSiteDocument, variables }, result: { data: { suspendSite: closed } } };
  openAdmin(<SiteList />, { mocks: [list(site), done, list(closed)] as never });
  const row = await screen.findByRole('row', { name: /کتاب‌سرای مهر/ });
  for (const text of ['سارا راد', 'mehr.sites.example', texts.statuses.online]) expect(row.textContent).toContain(text);
  fireEvent.click(within(row).getByRole('button', { name: texts.more(site.title) }));
  fireEvent.click(await screen.findByText(texts.suspend));
  const dialog = await screen.findByRole('dialog');
  const button = within(dialog).getByRole('button', { name: texts.stop.suspend.action });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByLabelText(new RegExp(texts.stop.reason)), { target: { value: ' عکس دیگران ' } });
  fireEvent.click(button);
  expect(await screen.findByText(texts.stop.suspend.done)).toBeTruthy();
  expect(await screen.findByRole('button', { name: `${texts.resume}: ${site.title}` })).toBeTruthy();
});

test('a connected domain comes before our address', async () => {
  const connected = { ...site, address: 'https://mehr.example', openUrl: 'https://mehr.example' };
  openAdmin(<SiteList />, { mocks: [list(connected)] as never });
  const links = within(await screen.findByRole('row', { name: /کتاب‌سرای مهر/ })).getAllByRole('link');
  const addresses = links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses.slice(1, 3)).toEqual([
    ['mehr.example', connected.address],
    ['mehr.sites.example', site.url],
  ]);
});

test('a simulated domain is named without a link', async () => {
  openAdmin(<SiteList />, { mocks: [list({ ...site, address: 'https://mehr.example' })] as never });
  const row = await screen.findByRole('row', { name: /کتاب‌سرای مهر/ });
  expect(within(row).getByText('mehr.example')).toBeTruthy();
  const [, link] = within(row).getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['mehr.sites.example', site.url]);
});

test('administrators open the page of any site, of a closed one too', async () => {
  openAdmin(<SiteList />, { mocks: [list({ ...site, status: 'offline', stop: 'taken_down' })] as never });
  const link = await screen.findByRole('link', { name: `${texts.page}: ${site.title}` });
  expect(link.getAttribute('href')).toBe('/dashboard/sites/s1');
});

test('our address is shown once, and of a closed site without a link', async () => {
  openAdmin(<SiteList />, { mocks: [list({ ...site, status: 'offline', stop: 'taken_down' })] as never });
  const row = await screen.findByRole('row', { name: /کتاب‌سرای مهر/ });
  expect(within(row).getAllByText('mehr.sites.example')).toHaveLength(1);
  expect(within(row).queryByRole('link', { name: /sites\.example/ })).toBeNull();
});

test('a build that fails shows its reason and offers another one', async () => {
  const failing = { ...site, status: 'failed' as const, failureReason: 'ساخته نشد.', failureDetail: 'no font' };
  openAdmin(<SiteList />, {
    mocks: [list(failing, { ...asked, isFailing: true })] as never,
    at: '/admin?tab=sites&build=failing',
  });
  const row = await screen.findByRole('row', { name: /کتاب‌سرای مهر/ });
  expect(row.textContent).toContain('ساخته نشد.');
  const details = within(row).getByRole('button', { name: adminMessages.table.detailsOf(site.title) });
  expect([details.getAttribute('aria-expanded'), screen.queryByText('no font')]).toEqual(['false', null]);
  fireEvent.click(details);
  expect(details.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('no font').closest('tr')?.id).toBe(details.getAttribute('aria-controls'));
  expect(within(row).getByRole('button', { name: `${texts.rebuild}: ${site.title}` })).toBeTruthy();
});
