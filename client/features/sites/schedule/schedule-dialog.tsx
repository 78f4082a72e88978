import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { scheduleMessages as texts } from './site-schedule.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDay } from '#client/ui/calendar/jalali-day.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { usePublishDraft } from '../site/use-publish-draft.js';
import { firstTime, instantOfTime, minutesToChoose, timeFault, type ChosenTime } from './schedule.rules.js';

interface ScheduleDialogProps {
  readonly opened: boolean;
  readonly siteId: string;
  readonly draftVersion: number;
  /** ISO-8601; null: nothing is scheduled yet. */
  readonly publishAt: string | null;
  readonly onClose: () => void;
}

/** A day and a time at which the draft, as it is now, is published. */
export function ScheduleDialog({ opened, onClose, ...props }: ScheduleDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <ScheduleForm {...props} onClose={onClose} />
    </Modal>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const options = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: toPersianDigits(String(value).padStart(2, '0')) }));

function ScheduleForm({ siteId, draftVersion, publishAt, onClose }: Omit<ScheduleDialogProps, 'opened'>) {
  const [chosen, setChosen] = useState(() => firstTime(new Date(serverNow()), publishAt ? new Date(publishAt) : null));
  const [fault, setFault] = useState<string | null>(null);
  const { publish, loading } = usePublishDraft(siteId);
  const instant = instantOfTime(chosen);
  const change = (changes: Partial<ChosenTime>) => {
    setChosen((now) => ({ ...now, ...changes }));
    setFault(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = timeFault(chosen, new Date(serverNow()));
    setFault(found);
    if (found !== null || instant === null) return;
    try {
      if (!(await publish(draftVersion, instant.toISOString()))) return;
      toast.success(texts.done(texts.at(instant)));
      onClose();
    } catch (error) {
      const shown = toUiError(error);
      setFault(fieldErrors(shown)['publishAt'] ?? shown.message);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text size="sm">{texts.text}</Text>
        <JalaliDay label={texts.day} none={texts.noDay} value={chosen.day} onChange={(day) => change({ day })} />
        <Group gap="sm" align="flex-end" wrap="nowrap">
          <NativeSelect
            label={texts.hour}
            data={options(HOURS)}
            value={String(chosen.hour)}
            onChange={({ currentTarget }) => change({ hour: Number(currentTarget.value) })}
          />
          <NativeSelect
            label={texts.minute}
            data={options(minutesToChoose(chosen.minute))}
            value={String(chosen.minute)}
            onChange={({ currentTarget }) => change({ minute: Number(currentTarget.value) })}
          />
          <Text size="sm" c="dimmed" pb={8}>
            {texts.zone}
          </Text>
        </Group>
        <Text size="sm" role="alert" c="red" mih={20}>
          {fault}
        </Text>
        {instant !== null && fault === null && <Text size="sm">{texts.preview(texts.at(instant))}</Text>}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={loading}>
            {texts.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
