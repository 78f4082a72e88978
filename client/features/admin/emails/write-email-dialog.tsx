import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SendEmailDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { adminEmailMessages } from '#client/lib/messages/admin/admin-emails.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';

const { writeDialog: texts } = adminEmailMessages;
const LISTS: ReadonlySet<string> = new Set(['EmailLogs']);

interface WriteEmailDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function WriteEmailDialog({ opened, onClose }: WriteEmailDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="lg">
      <WriteEmailForm onClose={onClose} />
    </Modal>
  );
}

function WriteEmailForm({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ initialValues: { to: '', subject: '', body: '' } });
  const [sendEmail, { loading }] = useMutation(SendEmailDocument);
  const client = useApolloClient();
  const send = async (input: typeof form.values) => {
    try {
      await sendEmail({ variables: { input } });
      await refreshQueries(client, LISTS);
      toast.success(texts.sent);
      onClose();
    } catch (error) {
      form.setErrors(fieldErrors(toUiError(error)));
      toast.error(error, texts.failed);
    }
  };
  const isEmpty = Object.values(form.values).some((value) => value.trim() === '');
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void send(values))}>
      <Stack gap="md">
        <TextInput {...form.getInputProps('to')} type="email" dir="ltr" label={texts.to} required data-autofocus />
        <TextInput {...form.getInputProps('subject')} label={texts.subject} required />
        <Textarea {...form.getInputProps('body')} label={texts.body} required rows={7} />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" disabled={isEmpty} loading={loading}>
            {texts.send}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
