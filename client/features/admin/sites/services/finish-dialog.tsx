import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { toLatinDigits } from '#core/text/digits.js';
import { FinishServiceTaskDocument, type ServiceWorkRowFragment } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { adminServiceMessages } from '#client/lib/messages/admin/admin-services.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';

const { finish: texts, services } = adminServiceMessages;
const LISTS: ReadonlySet<string> = new Set(['AdminServiceTasks']);

interface FinishDialogProps {
  readonly task: ServiceWorkRowFragment | null;
  readonly onClose: () => void;
}

/** Time spent and the report, which ends a task. */
export function FinishDialog({ task, onClose }: FinishDialogProps) {
  return (
    <Modal opened={task !== null} onClose={onClose} title={task && texts.title(services[task.service], task.label)}>
      {task && <FinishForm key={task.id} id={task.id} onClose={onClose} />}
    </Modal>
  );
}

function FinishForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const client = useApolloClient();
  const [minutes, setMinutes] = useState('');
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [finish, { loading }] = useMutation(FinishServiceTaskDocument);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Not a number becomes 0, which the server refuses in words.
    const spent = Number.parseInt(toLatinDigits(minutes), 10) || 0;
    try {
      await finish({ variables: { id, minutes: spent, note } });
      toast.success(texts.done);
      onClose();
      await refreshQueries(client, LISTS);
    } catch (error) {
      const shown = toUiError(error);
      setFaults(fieldErrors(shown));
      if (shown.fields.length === 0) toast.error(error, texts.failed);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        <TextInput
          label={texts.minutes}
          required
          data-autofocus
          inputMode="numeric"
          maxLength={4}
          value={minutes}
          error={faults['minutes']}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        <Textarea
          label={texts.note}
          description={texts.noteHint}
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={texts.noteMax}
          value={note}
          error={faults['note']}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={loading}>
            {texts.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
