import { useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { ChangePasswordDocument, RequestPasswordResetDocument } from '../../gql/graphql.js';
import { fieldErrors, toUiError } from '../../lib/errors.js';
import { identity } from '../../lib/messages/identity/identity.messages.js';
import { security } from '../../lib/messages/identity/security.messages.js';
import { useLiveForm } from '../../lib/live/use-live-form.js';
import { DialogFoot } from '../../ui/dialogs/dialog-foot.js';
import { toast } from '../../ui/toast.js';
import { FormFault, newPasswordSchema, PasswordStrengthHint, SecretInput } from '../identity/index.js';
import { SecurityRow } from './security-row.js';

const text = security.password;

export const changePasswordSchema = z
  .object({
    currentPassword: z.string().min(1, identity.faults.passwordEmpty),
    password: newPasswordSchema,
    confirm: z.string(),
  })
  .refine((values) => values.password === values.confirm, { path: ['confirm'], message: identity.faults.mismatch });

type Values = z.input<typeof changePasswordSchema>;

interface PasswordRowProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

export function PasswordRow({ email, hasPassword, onChanged }: PasswordRowProps) {
  const [opened, setOpened] = useState(false);

  function close() {
    setOpened(false);
    onChanged();
  }

  return (
    <SecurityRow
      icon={<IconLock size={20} stroke={1.75} />}
      name={text.name}
      text={hasPassword ? text.text : text.none}
    >
      {hasPassword ? (
        <Button variant="default" onClick={() => setOpened(true)}>
          {text.change}
        </Button>
      ) : (
        <SetByMail email={email} />
      )}
      <Modal opened={opened} onClose={close} title={text.change}>
        <ChangePassword onDone={close} />
      </Modal>
    </SecurityRow>
  );
}

/** There is no password to verify the owner by: the first one comes by mail, as a forgotten one does. */
function SetByMail({ email }: { readonly email: string }) {
  const [request, { loading }] = useMutation(RequestPasswordResetDocument);

  function send() {
    request({ variables: { email } }).then(
      () => toast.success(text.mailSent),
      (error: unknown) => toast.error(error, text.mailFailed),
    );
  }

  return (
    <Button variant="default" loading={loading} onClick={send}>
      {text.setByMail}
    </Button>
  );
}

function ChangePassword({ onDone }: { readonly onDone: () => void }) {
  const [change, { loading, error }] = useMutation(ChangePasswordDocument);
  const form = useLiveForm<Values>(changePasswordSchema, { currentPassword: '', password: '', confirm: '' });

  async function submit({ currentPassword, password: newPassword }: Values) {
    try {
      await change({ variables: { currentPassword, newPassword } });
      toast.success(text.saved);
      onDone();
    } catch (failure) {
      form.setErrors(fieldErrors(toUiError(failure)));
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        {error && toUiError(error).fields.length === 0 && <FormFault error={error} />}
        <SecretInput
          label={text.current}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <div>
          <SecretInput label={text.new} autoComplete="new-password" {...form.getInputProps('password')} />
          <PasswordStrengthHint password={form.values.password} />
        </div>
        <SecretInput label={text.confirm} autoComplete="new-password" {...form.getInputProps('confirm')} />
        <Text size="sm" c="dimmed">
          {text.note}
        </Text>
        <DialogFoot onCancel={onDone}>
          <Button type="submit" loading={loading}>
            {text.save}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
