import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import {
  DraftToReplaceDocument,
  RestoreSiteBackupDocument,
  SiteBackupsDocument,
  type SiteBackupFieldsFragment,
  type SitePageFieldsFragment,
} from '#client/gql/graphql.js';
import { siteBackupsMessages as texts } from './site-backups.messages.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { OwnsSite } from '../site/owns-site.js';
import { BackupsTab } from './backups-tab.js';

const site = { id: 's1', status: 'online' } as unknown as SitePageFieldsFragment;

const backup = (given: Partial<SiteBackupFieldsFragment> = {}) => ({
  __typename: 'SiteBackup' as const,
  id: 'b1',
  takenAt: '2026-11-24T00:35:00Z',
  verifiedAt: '2026-11-24T00:35:10Z',
  pages: 2,
  pictures: 3,
  messages: 5,
  subscribers: 0,
  totalBytes: 2_000_000,
  ...given,
});

const listOf = (items: readonly SiteBackupFieldsFragment[], days: number): MockLink.MockedResponse => ({
  request: { query: SiteBackupsDocument, variables: { siteId: 's1' } },
  maxUsageCount: 5,
  result: { data: { siteBackups: items, site: { __typename: 'Site', id: 's1', backupDays: days } } },
});
const draft = (hasChanges: boolean): MockLink.MockedResponse => ({
  request: { query: DraftToReplaceDocument, variables: { id: 's1' } },
  result: { data: { siteDraft: { __typename: 'SiteDraft', id: 's1', version: 4, hasChanges } } },
});

function show(mocks: readonly MockLink.MockedResponse[], ownsSite = true): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <ModalHost />
      <MockedProvider mocks={mocks}>
        <MemoryRouter>
          <OwnsSite value={ownsSite}>
            <BackupsTab site={site} />
          </OwnsSite>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

test('a backup that was not read back says so', async () => {
  show([listOf([backup(), backup({ id: 'b2', verifiedAt: null })], SITE_BACKUPS.days)]);
  expect(await screen.findByText(texts.verified)).toBeTruthy();
  expect(screen.getByText(texts.unverified)).toBeTruthy();
  expect(screen.queryByText(texts.service.buy)).toBeNull();
});

test('without the service it is offered', async () => {
  show([listOf([], SITE_BACKUPS.daysWithout)]);
  expect(await screen.findByText(texts.none.title)).toBeTruthy();
  expect(screen.getByRole('button', { name: texts.service.buy })).toBeTruthy();
});

test('an administrator is offered restoring, not buying', async () => {
  show([listOf([backup()], SITE_BACKUPS.daysWithout)], false);
  expect(await screen.findByText(texts.restore)).toBeTruthy();
  expect(screen.queryByText(texts.service.buy)).toBeNull();
});

test('restoring replaces the draft that was confirmed', async () => {
  const restored = jest.fn(() => ({ data: null, errors: [] }));
  const variables = { id: 'b1', to: 'draft' as const, baseVersion: 4 };
  show([
    listOf([backup()], SITE_BACKUPS.days),
    draft(true),
    { request: { query: RestoreSiteBackupDocument, variables }, result: restored },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${texts.restore}`) }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(texts.targets.draft.label) }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(texts.question.unpublished);
  expect(restored).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: texts.targets.draft.label }));
  await waitFor(() => expect(restored).toHaveBeenCalledTimes(1));
});
