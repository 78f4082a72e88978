import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { TEXT } from '#core/limits/limits.js';
import {
  CompleteRegistrationTaskDocument,
  RefuseRegistrationTaskDocument,
  type TaskRowFragment,
} from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { adminRegistrationMessages as texts } from '#client/lib/messages/admin/admin-registrations.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { JalaliDay } from '#client/ui/calendar/jalali-day.js';
import { instantOf } from '#client/ui/calendar/jalali-grid.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { TASK_LISTS } from './task-lists.js';

export interface TaskStep {
  readonly task: TaskRowFragment;
  readonly how: 'complete' | 'refuse';
}

interface TaskDialogProps {
  readonly step: TaskStep | null;
  readonly onClose: () => void;
}

/** How a task at a registry ended. */
export function TaskDialog({ step, onClose }: TaskDialogProps) {
  const title = step && texts[step.how].title(texts.kinds[step.task.kind], step.task.name);
  return (
    <Modal opened={step !== null} onClose={onClose} title={title}>
      {step?.how === 'complete' && <CompleteForm key={step.task.id} task={step.task} onClose={onClose} />}
      {step?.how === 'refuse' && <RefuseForm key={step.task.id} task={step.task} onClose={onClose} />}
    </Modal>
  );
}

interface FormProps {
  readonly task: TaskRowFragment;
  readonly onClose: () => void;
}

type Faults = Readonly<Partial<Record<string, string>>>;

function useEnding(onClose: () => void, said: { readonly done: string; readonly failed: string }) {
  const client = useApolloClient();
  const [faults, setFaults] = useState<Faults>({});
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      toast.success(said.done);
      onClose();
      await refreshQueries(client, TASK_LISTS);
    } catch (error) {
      const shown = toUiError(error);
      setFaults(fieldErrors(shown));
      if (shown.fields.length === 0) toast.error(error, said.failed);
    }
  };
  return { faults, run };
}

function CompleteForm({ task: { id, kind }, onClose }: FormProps) {
  const { complete: said } = texts;
  const [proof, setProof] = useState('');
  const [code, setCode] = useState('');
  const [day, setDay] = useState<number | null>(null);
  const [complete, { loading }] = useMutation(CompleteRegistrationTaskDocument);
  const { faults, run } = useEnding(onClose, said);
  const isCode = kind === 'transfer_code';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const expiresOn = day === null || isCode ? null : instantOf(day).toISOString();
    void run(() => complete({ variables: { id, proof, expiresOn, code: isCode ? code : null } }));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={said.proof}
          required
          data-autofocus
          maxLength={TEXT.title}
          value={proof}
          error={faults['proof']}
          onChange={(event) => setProof(event.currentTarget.value)}
        />
        {isCode ? (
          <TextInput
            label={said.code}
            required
            dir="ltr"
            maxLength={TEXT.title}
            value={code}
            error={faults['code']}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : (
          <JalaliDay
            label={said.expiresOn}
            none={said.noDay}
            value={day}
            error={faults['expiresOn'] ?? null}
            onChange={setDay}
          />
        )}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={loading}>
            {said.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

function RefuseForm({ task: { id, kind }, onClose }: FormProps) {
  const { refuse: said } = texts;
  const [reason, setReason] = useState('');
  const [refuse, { loading }] = useMutation(RefuseRegistrationTaskDocument);
  const { faults, run } = useEnding(onClose, said);
  return (
    <Stack gap="md">
      <Text size="sm">{said.text[kind]}</Text>
      <Textarea
        label={said.reason}
        description={said.reasonHint}
        required
        rows={3}
        data-autofocus
        maxLength={TEXT.title}
        value={reason}
        error={faults['reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button
          color="red"
          loading={loading}
          disabled={reason.trim() === ''}
          onClick={() => void run(() => refuse({ variables: { id, reason } }))}
        >
          {said.action}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
