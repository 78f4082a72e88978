import { fireEvent, screen, within } from '@testing-library/react';
import { RecordDomainTransferDocument, type TaskRowFragment } from '#client/gql/graphql.js';
import { adminRegistrationMessages as texts } from '#client/lib/messages/admin/admin-registrations.messages.js';
import { mockOf, openAdmin } from '../testing.js';
import { TaskTable } from './task-table.js';

const given: TaskRowFragment = {
  id: 't1',
  registrationId: 'd1',
  kind: 'transfer_code',
  status: 'done',
  name: 'mehr.ir',
  dueAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-19T10:00:00.000Z',
  nicHandle: 'ab1234-irnic',
  holderName: 'سارا راد',
  holderEmail: 'sara@example.ir',
  holderPhone: '09121234567',
  orderNumber: 'WZ-1780000000001',
  expiresAt: null,
  proof: 'X-1',
  reason: null,
  endedAt: '2026-11-20T10:00:00.000Z',
  registration: { id: 'd1', status: 'registered' },
};
const button = () => screen.queryByRole('button', { name: texts.transferred.openOf(given.name) });

test('the telephone of the holder is read in Persian digits and copied in Latin ones', () => {
  openAdmin(<TaskTable tasks={[given]} />);
  expect(screen.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(texts.holderPhone) })).toBeTruthy();
});

test('a transfer is recorded after the code, with a question', async () => {
  const recorded = {
    recordDomainTransfer: { __typename: 'DomainRegistration' as const, id: 'd1', status: 'transferred' as const },
  };
  openAdmin(<TaskTable tasks={[given]} />, {
    mocks: [mockOf(RecordDomainTransferDocument, { id: 'd1' }, { data: recorded })],
  });
  fireEvent.click(button()!);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(texts.transferred.text);
  fireEvent.click(within(dialog).getByRole('button', { name: texts.transferred.action }));
  expect(await screen.findByText(texts.transferred.done)).toBeTruthy();
});

test.each([
  ['without its code', { status: 'open' as const }],
  ['twice', { registration: { id: 'd1', status: 'transferred' as const } }],
  ['for another task', { kind: 'renew' as const }],
  ['for nothing', { registration: null }],
])('a transfer cannot be recorded %s', (_, over) => {
  openAdmin(<TaskTable tasks={[{ ...given, ...over }]} />);
  expect(screen.getByText(given.name)).toBeTruthy();
  expect(button()).toBeNull();
});
