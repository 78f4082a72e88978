import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SiteStateFragment } from '../../../gql/graphql.js';
import { siteMessages as texts } from '../../../lib/messages/sites/site.messages.js';
import { SiteCards } from './site-cards.js';
import { SiteNotice } from './site-notice.js';

const URL = 'http://mehr.sites.localhost:4000';

const site = (over: Partial<SiteStateFragment> = {}) => ({
  __typename: 'Site',
  id: 's1',
  orderId: 'o1',
  title: 'کتاب‌سرای مهر',
  url: URL,
  address: URL,
  openUrl: URL,
  status: 'online' as const,
  isBuilding: false,
  stopReason: null,
  failureReason: null,
  failureDetail: null,
  liveReleaseId: 'r1',
  ...over,
});

function show(given: SiteStateFragment, listed: readonly SiteStateFragment[] = []): void {
  render(
    <MantineProvider env="test">
      <MockedProvider>
        <MemoryRouter>
          <SiteNotice site={given} />
          <SiteCards sites={listed.map((each) => ({ unreadMessages: 0, ...each }))} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const rebuild = () => screen.queryByRole('button', { name: texts.rebuild });

test('an online site has its address to open and to copy', () => {
  show(site());
  expect(screen.getByText(texts.states.online)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'mehr.sites.localhost:4000' }).getAttribute('href')).toBe(URL);
  expect(screen.getByRole('button', { name: new RegExp(texts.address) })).toBeTruthy();
  expect(rebuild()).toBeNull();
});

test('a site with a domain of its own is opened there', () => {
  show(site({ address: 'http://mehr.ir', openUrl: 'http://mehr.ir' }));
  expect(screen.getByRole('link', { name: 'mehr.ir' }).getAttribute('href')).toBe('http://mehr.ir');
});

test('a simulated domain is named, and our address is opened', () => {
  const simulated = site({ address: 'http://mehr.ir' });
  show(simulated, [simulated]);
  expect(screen.getAllByText('mehr.ir')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'mehr.ir' })).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(texts.open) }).getAttribute('href')).toBe(URL);
});

test('a site that is being built shows its address without a link', () => {
  show(site({ status: 'building', isBuilding: true, liveReleaseId: null }));
  expect(screen.getByText(texts.states.building)).toBeTruthy();
  expect(screen.getByText('mehr.sites.localhost:4000')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a site that could not be made says so, and can be made anew', () => {
  show(site({ status: 'failed', liveReleaseId: null, failureReason: 'سایت ساخته نشد.' }));
  expect(screen.getByText('سایت ساخته نشد.')).toBeTruthy();
  expect(rebuild()).not.toBeNull();
});

test('a closed site says why, and cannot be made anew', () => {
  show(site({ status: 'offline', stopReason: 'سفارش لغو شده است.', failureReason: 'نسخهٔ جدید ساخته نشد.' }));
  expect(screen.getByText('سفارش لغو شده است.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(rebuild()).toBeNull();
});

test('the cards on top leave out what is closed', async () => {
  show(site({ id: 's0' }), [
    site({ id: 's2', title: 'گل‌فروشی' }),
    site({ id: 's3', title: 'بسته', status: 'offline' }),
  ]);
  expect(await screen.findByRole('link', { name: `${texts.open}: گل‌فروشی` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `${texts.download}: گل‌فروشی` })).toBeTruthy();
  expect(screen.queryByText('بسته')).toBeNull();
});
