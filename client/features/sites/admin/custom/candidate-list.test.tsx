import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  AdminReleaseCandidatesDocument,
  PreviewReleaseCandidateDocument,
  PublishReleaseCandidateDocument,
  type CandidateRowFragment,
} from '#client/gql/graphql.js';
import { uiError } from '#client/lib/errors.js';
import { customCodeMessages as texts } from './custom-code.messages.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { mockOf, openAdmin } from '#client/ui/admin/testing.js';
import { CandidateList } from './candidate-list.js';
import { Findings } from './findings.js';

// The list that is read anew after an act is not answered, and Apollo says so.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

const candidate: CandidateRowFragment = {
  id: 'c1',
  status: 'quarantined',
  note: 'طراحی اختصاصی',
  totalFiles: 5,
  totalBytes: 4096,
  previewUrl: null,
  previewUntil: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-27T10:00:00.000Z',
  endedAt: null,
};
const seen = { ...candidate, previewUrl: 'https://preview-a.sites.example/', previewUntil: '2126-11-20T11:00:00.000Z' };
const named = <Row extends object>(row: Row) => ({ __typename: 'ReleaseCandidate' as const, ...row });

test('custom code is published only after its preview was opened', async () => {
  const published = {
    ...seen,
    status: 'published' as const,
    previewUrl: null,
    previewUntil: null,
    endedAt: seen.createdAt,
  };
  openAdmin(<CandidateList siteId="s1" />, {
    mocks: [
      mockOf(AdminReleaseCandidatesDocument, { siteId: 's1' }, { data: { releaseCandidates: [named(candidate)] } }),
      mockOf(PreviewReleaseCandidateDocument, { id: 'c1' }, { data: { previewReleaseCandidate: named(seen) } }),
      mockOf(PublishReleaseCandidateDocument, { id: 'c1' }, { data: { publishReleaseCandidate: named(published) } }),
    ],
  });
  const publish = await screen.findByRole('button', { name: `${texts.publish}: ${candidate.note}` });
  expect(publish.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(texts.publishHint)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `${texts.preview}: ${candidate.note}` }));
  const link = await screen.findByRole('link', { name: `${texts.openPreview}: ${candidate.note}` });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([seen.previewUrl, 'noreferrer']);
  fireEvent.click(screen.getByRole('button', { name: `${texts.publish}: ${candidate.note}` }));
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: texts.publishQuestion.action }));
  expect(await screen.findByText(texts.statuses.published, { selector: '[data-status] *' })).toBeTruthy();
});

test('a refused upload names each file, line and remedy', async () => {
  const findings = [
    { path: 'about.html', line: 2, rule: 'script', message: 'اسکریپت را حذف کنید.' },
    { path: 'x.php', line: null, rule: 'server_code', message: 'این فایل را حذف کنید.' },
  ];
  const error = new RestError(422, '', uiError('CUSTOM_CODE_REFUSED', { details: { findings, total: 7 } }));
  openAdmin(<Findings error={error} />);
  const items = within(await screen.findByRole('list', { name: texts.findings })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `about.html · ${texts.line(2)}اسکریپت را حذف کنید.`,
    'x.phpاین فایل را حذف کنید.',
  ]);
  expect(screen.getByText(texts.more(5))).toBeTruthy();
});
