import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { StartServiceTaskDocument, type ServiceWorkRowFragment } from '#client/gql/graphql.js';
import { adminServiceMessages as texts } from './admin-services.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { DUE_FIRST } from '#client/ui/admin/list-order.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import { SiteAddress } from '../site-address.js';
import { FinishDialog } from './finish-dialog.js';

const { columns: names } = texts;

const LISTS: ReadonlySet<string> = new Set(['AdminServiceTasks']);

const TONES: Readonly<Record<ServiceWorkRowFragment['status'], ToneName>> = {
  open: 'waiting',
  started: 'waiting',
  done: 'good',
  cancelled: 'neutral',
};

export function WorkTable({ tasks }: { readonly tasks: readonly ServiceWorkRowFragment[] }) {
  const [finishing, setFinishing] = useState<ServiceWorkRowFragment | null>(null);
  const columns: readonly Column<ServiceWorkRowFragment>[] = [
    { name: names.site, cell: (task) => <SiteCell task={task} /> },
    { name: names.service, cell: ({ service }) => texts.services[service] },
    { name: names.customer, cell: (task) => <PersonCell name={task.customerName} email={task.customerEmail} /> },
    { name: names.due, sort: 'due', cell: (task) => <DueCell task={task} /> },
    { name: names.created, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} ago /> },
    { name: names.state, cell: (task) => <StateCell task={task} /> },
    { name: names.actions, isActions: true, cell: (task) => <Acts task={task} onFinish={setFinishing} /> },
  ];
  const [start] = useMutation(StartServiceTaskDocument);
  const begin: BulkAction<ServiceWorkRowFragment> = {
    name: texts.start,
    canSelect: ({ status }) => status === 'open',
    labelOf: ({ service, label }) => texts.select(texts.services[service], label),
    question: texts.startQuestion,
    run: ({ id }) => start({ variables: { id } }),
    describe: ({ service, label }) => `${texts.services[service]} · ${label}`,
    lists: LISTS,
  };
  return (
    <>
      <BulkTable
        caption={texts.listLabel}
        columns={columns}
        rows={tasks}
        rowKey={({ id }) => id}
        isMarked={isLate}
        list="service-tasks"
        details={{ labelOf: ({ label }) => adminMessages.table.detailsOf(label), of: detailsOf }}
        first={DUE_FIRST}
        action={begin}
      />
      <FinishDialog task={finishing} onClose={() => setFinishing(null)} />
    </>
  );
}

interface TaskProps {
  readonly task: ServiceWorkRowFragment;
}

const isLate = ({ endedAt, dueAt }: ServiceWorkRowFragment): boolean =>
  endedAt === null && new Date(dueAt).getTime() < serverNow();

function SiteCell({ task: { site, label, orderNumber } }: TaskProps) {
  return (
    <>
      <Line>{site ? <SiteAddress site={site} /> : <Ltr>{label}</Ltr>}</Line>
      <Line quiet>
        <Ltr>{orderNumber}</Ltr>
      </Line>
    </>
  );
}

function DueCell({ task }: TaskProps) {
  return (
    <>
      <JalaliDate value={task.dueAt} time />
      {isLate(task) && (
        <Text size="sm" c="var(--b-danger)">
          {texts.late}
        </Text>
      )}
    </>
  );
}

function StateCell({ task: { status, worker } }: TaskProps) {
  return (
    <>
      <Tone tone={TONES[status]}>{texts.statuses[status]}</Tone>
      {worker && <Line quiet>{texts.by(worker)}</Line>}
    </>
  );
}

/** When it was done, how long it took and what was noted; null for work that is not done. */
function detailsOf({ minutes, note, endedAt }: ServiceWorkRowFragment) {
  if (!endedAt && minutes === null && !note) return null;
  return (
    <Stack gap={6}>
      {endedAt && (
        <Text size="sm" c="dimmed">
          <JalaliDate value={endedAt} time />
        </Text>
      )}
      {minutes !== null && <Text size="sm">{texts.spent(minutes)}</Text>}
      {note && (
        <Text size="sm">
          <bdi>{note}</bdi>
        </Text>
      )}
    </Stack>
  );
}

interface ActsProps extends TaskProps {
  readonly onFinish: (task: ServiceWorkRowFragment) => void;
}

function Acts({ task, onFinish }: ActsProps) {
  const { id, service, label, status } = task;
  const [start, { loading }] = useMutation(StartServiceTaskDocument);
  const begin = async () => {
    try {
      await start({ variables: { id } });
      toast.success(texts.started);
    } catch (error) {
      toast.error(error, texts.startFailed);
    }
  };
  if (status === 'done' || status === 'cancelled') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      {status === 'open' && (
        <Button
          size="compact-md"
          variant="default"
          loading={loading}
          aria-label={texts.startOf(texts.services[service], label)}
          onClick={() => void begin()}
        >
          {texts.start}
        </Button>
      )}
      <Button
        size="compact-md"
        variant="light"
        aria-label={texts.finish.openOf(texts.services[service], label)}
        onClick={() => onFinish(task)}
      >
        {texts.finish.open}
      </Button>
    </Group>
  );
}
