import { fireEvent, screen, within } from '@testing-library/react';
import { StartServiceTaskDocument, type ServiceWorkRowFragment } from '#client/gql/graphql.js';
import { adminServiceMessages as texts } from '#client/lib/messages/admin/admin-services.messages.js';
import { bulkMessages } from '#client/lib/messages/bulk.messages.js';
import { mockOf, openAdmin } from '../../testing.js';
import { WorkTable } from './work-table.js';

const task = (id: string, over: Partial<ServiceWorkRowFragment> = {}): ServiceWorkRowFragment => ({
  id,
  siteId: `site-${id}`,
  service: 'maintenancePlan',
  status: 'open',
  dueAt: '2026-12-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: null,
  minutes: null,
  note: null,
  endedAt: null,
  label: `label-${id}`,
  orderNumber: `WZ-${id}`,
  customerName: 'سارا راد',
  customerEmail: 'sara@example.ir',
  worker: null,
  site: null,
  ...over,
});
const checkbox = (label: string) =>
  screen.getByRole('checkbox', { name: texts.select(texts.services.maintenancePlan, label) });

test('several tasks are started, and a failure names its row', async () => {
  const started = { startServiceTask: { __typename: 'ServiceWork' as const, ...task('1', { status: 'started' }) } };
  const fault = { message: 'دیر شد', extensions: { code: 'INVALID_TRANSITION' } };
  openAdmin(<WorkTable tasks={[task('1'), task('2'), task('3', { status: 'started' })]} />, {
    mocks: [
      mockOf(StartServiceTaskDocument, { id: '1' }, { data: started }),
      mockOf(StartServiceTaskDocument, { id: '2' }, { errors: [fault] }),
    ],
  });
  expect(checkbox('label-3').hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: bulkMessages.all }));
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: texts.start }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(texts.startQuestion(2).text);
  fireEvent.click(within(question).getByRole('button', { name: texts.startQuestion(2).action }));
  expect(await screen.findByText(bulkMessages.ok)).toBeTruthy();
  const failed = screen.getByText(/· label-2/).closest('tr');
  expect(failed?.textContent).not.toContain(bulkMessages.ok);
});
