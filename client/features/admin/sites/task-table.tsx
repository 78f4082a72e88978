import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { TaskRowFragment } from '#client/gql/graphql.js';
import { saveDownload } from '#client/lib/rest/rest.js';
import { adminRegistrationMessages as texts } from '#client/lib/messages/admin/admin-registrations.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr, LtrDigits } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { DUE_FIRST } from '../parts/list-order.js';
import { PersonCell } from '../parts/person-cell.js';
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
      <Text fw={700}>
        <Ltr>{name}</Ltr>
      </Text>
      <Text size="sm" c="dimmed">
        <Ltr>{orderNumber}</Ltr>
      </Text>
    </>
  );
}

/** For whom it is registered. */
function HolderCell({ task: { name, nicHandle, holderName, holderEmail, holderPhone } }: TaskProps) {
  const isMissing = nicHandle === null && name.endsWith('.ir');
  return (
    <>
      <PersonCell name={holderName} email={holderEmail} />
      {holderPhone && (
        <Text size="sm">
          <LtrDigits>{holderPhone}</LtrDigits>
          <CopyButton value={holderPhone} what={texts.holderPhone} />
        </Text>
      )}
      {nicHandle && (
        <Text size="sm" fw={600}>
          <Ltr>{nicHandle}</Ltr>
        </Text>
      )}
      {isMissing && (
        <Text size="sm" c="var(--b-warning)">
          {texts.noHandle}
        </Text>
      )}
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

function StateCell({ task: { status, proof, reason, endedAt } }: TaskProps) {
  return (
    <>
      <Tone tone={TONES[status]}>{texts.statuses[status]}</Tone>
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
    </>
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
