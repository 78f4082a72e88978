import { useMutation, useQuery } from '@apollo/client/react';
import {
  Badge,
  Button,
  Divider,
  Group,
  Modal,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import {
  CancelMaintenanceDocument,
  MaintenanceScheduleDocument,
  PlanMaintenanceDocument,
  type MaintenancePartsFragment,
} from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { formatDateTime, formatTime } from '#client/lib/format.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { confirm } from '#client/ui/confirm.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { toast } from '#client/ui/toast.js';
import { LENGTHS } from './lengths.js';
import { minutesOfDay, nextDays } from './tehran-day.js';

const text = platformMessages.schedule;
const DAYS_AHEAD = 60;
const CLOSED = ['temporarily_unavailable', 'update_mode'] as const;
type ClosedMode = (typeof CLOSED)[number];

/** Windows that begin and end by themselves: what is planned, and a new one. */
export function ScheduleDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title} size="lg">
      <Stack>
        <Text c="dimmed" size="sm">
          {text.hint}
        </Text>
        <Planned />
        <Divider />
        <PlanForm />
      </Stack>
    </Modal>
  );
}

function Planned() {
  const { data, error, refetch } = useQuery(MaintenanceScheduleDocument, { fetchPolicy: 'cache-and-network' });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const windows = data?.maintenanceSchedule ?? [];
  if (windows.length === 0) return <Text size="sm">{text.none}</Text>;
  return windows.map((window) => <PlannedRow key={window.id} window={window} onGone={() => void refetch()} />);
}

function PlannedRow({ window, onGone }: { readonly window: MaintenancePartsFragment; readonly onGone: () => void }) {
  const [cancel, { loading }] = useMutation(CancelMaintenanceDocument);
  const [from, to] = [new Date(window.from), new Date(window.to)];
  const isOneDay = to.getTime() - from.getTime() < 24 * 60 * 60 * 1000;
  const remove = async () => {
    if (!(await confirm({ title: text.cancel, text: text.cancelText, action: text.cancel, danger: true }))) return;
    try {
      await cancel({ variables: { id: window.id } });
      toast.success(text.canceled);
      onGone();
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Group justify="space-between" wrap="nowrap">
      <Stack gap={2}>
        <Text size="sm" fw={600}>
          {text.range(formatDateTime(from), isOneDay ? formatTime(to) : formatDateTime(to))}
        </Text>
        <Group gap="xs">
          <Badge variant="light" color={window.state === 'active' ? 'red' : 'violet'}>
            {window.state === 'active' ? text.active : platformMessages.modes[window.mode]}
          </Badge>
          {window.message && (
            <Text size="xs" c="dimmed">
              {window.message}
            </Text>
          )}
        </Group>
      </Stack>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        flex="none"
        loading={loading}
        onClick={() => void remove()}
      >
        {text.cancel}
      </Button>
    </Group>
  );
}

function PlanForm() {
  const [days] = useState(() => nextDays(new Date(serverNow()), DAYS_AHEAD));
  const [day, setDay] = useState(days[1]?.value ?? '');
  const [time, setTime] = useState('۰۲:۰۰');
  const [length, setLength] = useState('60');
  const [mode, setMode] = useState<ClosedMode>('temporarily_unavailable');
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [plan, { loading }] = useMutation(PlanMaintenanceDocument, { refetchQueries: [MaintenanceScheduleDocument] });
  const submit = async () => {
    const minute = minutesOfDay(time);
    setFault(minute === null ? text.timeInvalid : null);
    if (minute === null) return;
    const from = Number(day) + minute * 60_000;
    const [starts, ends] = [new Date(from).toISOString(), new Date(from + Number(length) * 60_000).toISOString()];
    try {
      await plan({ variables: { input: { from: starts, to: ends, mode, message } } });
      toast.success(text.planned);
      setMessage('');
    } catch (error) {
      const { fields } = toUiError(error);
      if (fields[0]) setFault(fields[0].message);
      else toast.error(error);
    }
  };
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={text.day}
          data={days}
          value={day}
          onChange={(value) => value && setDay(value)}
          allowDeselect={false}
        />
        <TextInput
          label={text.time}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
          error={fault}
          inputMode="numeric"
          dir="ltr"
        />
        <LengthSelect value={length} onChange={setLength} />
        <Select
          label={text.mode}
          data={CLOSED.map((value) => ({ value, label: platformMessages.modes[value] }))}
          value={mode}
          onChange={(value) => value && setMode(value as ClosedMode)}
          allowDeselect={false}
        />
      </SimpleGrid>
      <Textarea
        label={platformMessages.card.message}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        maxLength={500}
      />
      <Group justify="flex-end">
        <Button loading={loading} onClick={() => void submit()}>
          {text.plan}
        </Button>
      </Group>
    </Stack>
  );
}

function LengthSelect({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <Select
      label={text.length}
      data={LENGTHS}
      value={value}
      onChange={(chosen) => chosen && onChange(chosen)}
      allowDeselect={false}
    />
  );
}
