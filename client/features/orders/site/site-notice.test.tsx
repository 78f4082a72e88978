import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SiteCardFragment } from '#client/gql/graphql.js';
import { siteMessages as texts } from './site.messages.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { SiteCards } from './site-cards.js';
import { siteFixture } from './site-fixtures.js';
import { SiteNotice } from './site-notice.js';

const { url: URL } = siteFixture();
const KEPT = '2026-03-21T12:00:00.000Z';

function show(given: SiteCardFragment, listed: readonly SiteCardFragment[] = []): void {
  render(
    <MantineProvider env="test">
      <MockedProvider>
        <MemoryRouter>
          <SiteNotice site={given} />
          <SiteCards sites={listed} onShowAll={null} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const links = () => screen.queryAllByRole('link').map((each) => each.getAttribute('href'));
const rebuild = () => screen.queryByRole('button', { name: texts.rebuild });

test('an online site has its address to open and to copy', () => {
  show(siteFixture());
  expect(screen.getByText(texts.states.online)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'mehr.sites.localhost:4000' }).getAttribute('href')).toBe(URL);
  expect(screen.getByRole('button', { name: new RegExp(texts.address) })).toBeTruthy();
  expect(rebuild()).toBeNull();
});

test('a site with a domain of its own is opened there', () => {
  show(siteFixture({ address: 'http://mehr.ir', openUrl: 'http://mehr.ir' }));
  expect(screen.getByRole('link', { name: 'mehr.ir' }).getAttribute('href')).toBe('http://mehr.ir');
});

test('a simulated domain is named, and our address is opened', () => {
  const simulated = siteFixture({ address: 'http://mehr.ir' });
  show(simulated, [simulated]);
  expect(screen.getAllByText('mehr.ir')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'mehr.ir' })).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(texts.open) }).getAttribute('href')).toBe(URL);
});

test('a site that is being built shows its address without a link', () => {
  show(siteFixture({ status: 'building', isBuilding: true, liveReleaseId: null }));
  expect(screen.getByText(texts.states.building)).toBeTruthy();
  expect(screen.getByText('mehr.sites.localhost:4000')).toBeTruthy();
  expect(links()).toEqual(['/dashboard/sites/s1']);
});

test('a site that could not be made says so, and can be made anew', () => {
  show(siteFixture({ status: 'failed', liveReleaseId: null, failureReason: 'سایت ساخته نشد.' }));
  expect(screen.getByText('سایت ساخته نشد.')).toBeTruthy();
  expect(rebuild()).not.toBeNull();
});

test('a closed site says why, and cannot be made anew', () => {
  show(siteFixture({ status: 'offline', stopReason: 'سفارش لغو شده است.', failureReason: 'نسخهٔ جدید ساخته نشد.' }));
  expect(screen.getByText('سفارش لغو شده است.')).toBeTruthy();
  expect(links()).toEqual(['/dashboard/sites/s1']);
  expect(rebuild()).toBeNull();
});

test('the cards on top leave out what is closed and no longer kept', async () => {
  show(siteFixture({ id: 's0' }), [
    siteFixture({ id: 's2', title: 'گل‌فروشی' }),
    siteFixture({ id: 's3', title: 'بسته', status: 'offline' }),
    siteFixture({ id: 's4', title: 'نساخته', status: 'offline', keptUntil: KEPT, liveReleaseId: null }),
  ]);
  expect(await screen.findByRole('link', { name: `${texts.open}: گل‌فروشی` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `${texts.download}: گل‌فروشی` })).toBeTruthy();
  expect(screen.queryByText('بسته')).toBeNull();
  expect(screen.queryByText('نساخته')).toBeNull();
});

test('a closed site is listed last while it is kept, with the way to its export', () => {
  show(siteFixture({ id: 's0' }), [
    siteFixture({ id: 's2', title: 'بسته', status: 'offline', keptUntil: KEPT }),
    siteFixture({ id: 's3', title: 'گل‌فروشی' }),
  ]);
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((each) => each.getAttribute('data-status'))).toEqual(['online', 'offline']);
  expect(cards[1]?.textContent).toContain('۱ فروردین ۱۴۰۵');
  const link = screen.getByRole('link', { name: `${sitePageMessages.kept.export}: بسته` });
  expect(link.getAttribute('href')).toBe('/dashboard/sites/s2?tab=export');
});

test('a card says how many came where that is counted', async () => {
  show(siteFixture({ id: 's0' }), [siteFixture({ id: 's2', weekVisitors: 12 }), siteFixture({ id: 's3' })]);
  const links = await screen.findAllByText(/بازدیدکننده/);
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    [texts.visitors(12), '/dashboard/sites/s2?tab=visits'],
  ]);
});
