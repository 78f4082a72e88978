import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TaskRowFragment } from '#client/gql/graphql.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { adminRegistrationMessages as texts } from './admin-registrations.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr, LtrDigits } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { DUE_FIRST } from '#client/ui/admin/list-order.js';
import { Line } from '#client/ui/admin/line.js';
import { TaskDialog, type TaskStep } from './task-dialog.js';
import { TransferredButton } from './transferred-button.js';

const { columns: names } = texts;

const TONES: Readonly<Record<TaskRowFragment['status'], ToneName>> = {
  open: 'waiting',
  done: 'good',
  refused: 'bad',
  cancelled: 'neutral',
};

export function TaskTable({ tasks }: { readonly tasks: readonly TaskRowFragment[] }) {
  const [step, setStep] = useState<TaskStep | null>(null);
  const columns: readonly Column<TaskRowFragment>[] = [
    { name: names.name, cell: (task) => <NameCell task={task} /> },
    { name: names.kind, cell: ({ kind }) => texts.kinds[kind] },
    { name: names.holder, cell: (task) => <HolderCell task={task} /> },
    { name: names.due, sort: 'due', cell: (task) => <DueCell task={task} /> },
    { name: names.asked, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} ago /> },
    { name: names.state, cell: (task) => <StateCell task={task} /> },
    { name: names.actions, isActions: true, cell: (task) => <Acts task={task} onStep={setStep} /> },
  ];
  return (
    <>
      <AdminTable
        caption={texts.listLabel}
        columns={columns}
        rows={tasks}
        rowKey={({ id }) => id}
        isMarked={isLate}
        list="registrations"
        details={{
          labelOf: ({ name }) => adminMessages.table.detailsOf(name),
          of: (task) => <TaskDetails task={task} />,
        }}
        first={DUE_FIRST}
      />
      <TaskDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}

interface TaskProps {
  readonly task: TaskRowFragment;
}

const isLate = ({ status, dueAt }: TaskRowFragment): boolean =>
  status === 'open' && new Date(dueAt).getTime() < serverNow();

function NameCell({ task: { name, orderNumber } }: TaskProps) {
  return (
    <>
      <Line strong>
        <Ltr>{name}</Ltr>
      </Line>
      <Line quiet>
        <Ltr>{orderNumber}</Ltr>
      </Line>
    </>
  );
}

/** For whom it is registered. */
function HolderCell({ task: { name, nicHandle, holderName, holderEmail, holderPhone } }: TaskProps) {
  const isMissing = nicHandle === null && name.endsWith('.ir');
  return (
    <>
      <Line title={`${holderName} ${holderEmail}`}>
        {holderName} · <Ltr>{nicHandle ?? holderEmail}</Ltr>
      </Line>
      <Line quiet>
        {holderPhone && (
          <>
            <LtrDigits>{holderPhone}</LtrDigits>
            <CopyButton value={holderPhone} what={texts.holderPhone} />
          </>
        )}
        {isMissing && (
          <Text span size="sm" c="var(--b-warning)">
            {texts.noHandle}
          </Text>
        )}
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

function StateCell({ task: { status, endedAt } }: TaskProps) {
  return (
    <>
      <Tone tone={TONES[status]}>{texts.statuses[status]}</Tone>
      {endedAt && (
        <Line quiet>
          <JalaliDate value={endedAt} />
        </Line>
      )}
    </>
  );
}

/** The address of the holder, the proof and the reason. */
function TaskDetails({ task: { holderName, holderEmail, endedAt, proof, reason } }: TaskProps) {
  return (
    <Stack gap={6}>
      <Text size="sm">
        {holderName} · <Ltr>{holderEmail}</Ltr>
      </Text>
      {endedAt && (
        <Text size="sm" c="dimmed">
          <JalaliDate value={endedAt} time />
        </Text>
      )}
      {proof && (
        <Text size="sm">
          {texts.proof}: <bdi>{proof}</bdi>
        </Text>
      )}
      {reason && (
        <Text size="sm">
          <bdi>{reason}</bdi>
        </Text>
      )}
    </Stack>
  );
}

interface ActsProps extends TaskProps {
  readonly onStep: (step: TaskStep) => void;
}

function Acts({ task, onStep }: ActsProps) {
  const { kind, name, status, registrationId } = task;
  const download = () =>
    saveDownload(`/api/domain-registrations/${registrationId}/zone`, `${name}.zone`).catch((error: unknown) =>
      toast.error(error, texts.zoneFailed),
    );
  if (status === 'done' && kind === 'transfer_code') return <TransferredButton task={task} />;
  if (status === 'done')
    return (
      <Button size="compact-md" variant="default" aria-label={texts.zoneOf(name)} onClick={() => void download()}>
        {texts.zone}
      </Button>
    );
  if (status !== 'open') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-md"
        variant="light"
        aria-label={texts.complete.openOf(texts.kinds[kind], name)}
        onClick={() => onStep({ task, how: 'complete' })}
      >
        {texts.complete.open}
      </Button>
      <Button
        size="compact-md"
        variant="subtle"
        color="red"
        aria-label={texts.refuse.openOf(texts.kinds[kind], name)}
        onClick={() => onStep({ task, how: 'refuse' })}
      >
        {texts.refuse.open}
      </Button>
    </Group>
  );
}
