import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ReleaseRowFragment, SitePageFieldsFragment } from '#client/gql/graphql.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { ExportTab } from './export-tab.js';
import { KeptNotice } from './kept-notice.js';

const texts = sitePageMessages.kept;
const release: ReleaseRowFragment = {
  id: 'r1',
  number: 1,
  origin: 'design',
  totalFiles: 12,
  totalBytes: 90_000,
  isLive: true,
  changes: [],
  madeBy: 'payment',
  createdAt: '2026-01-01T00:00:00.000Z',
  previewUrl: null,
};
const open = {
  id: 's1',
  status: 'online',
  keptUntil: null,
  releases: [release],
} as unknown as SitePageFieldsFragment;
const closed: SitePageFieldsFragment = { ...open, status: 'offline', keptUntil: '2026-03-21T12:00:00.000Z' };

function show(element: React.ReactElement): void {
  render(
    <MantineProvider env="test">
      <MemoryRouter>{element}</MemoryRouter>
    </MantineProvider>,
  );
}

test('the owner of a closed site reads until when it is kept, and finds the export', () => {
  show(<KeptNotice site={closed} withLink />);
  expect(screen.getByText(texts.text('۱ فروردین ۱۴۰۵'))).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.export });
  expect(link.getAttribute('href')).toBe('/dashboard/sites/s1?tab=export');
});

test.each([
  ['is open', open],
  ['has nothing to take away', { ...closed, releases: [] }],
])('nothing is said of a site that %s', (_what, site) => {
  show(<KeptNotice site={site} withLink />);
  expect(screen.queryByText(/^فایل‌های سایت تا/)).toBeNull();
});

test('the export of a removed site says why there is nothing', () => {
  show(<ExportTab site={{ ...closed, keptUntil: null, releases: [] }} />);
  expect(screen.getByText(texts.removed.title)).toBeTruthy();
});
