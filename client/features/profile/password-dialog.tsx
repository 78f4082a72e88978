import { useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { ChangePasswordDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { FormFault, newPasswordSchema, PasswordStrengthHint, SecretInput } from '#client/features/identity/index.js';

const text = security.password;

export const changePasswordSchema = z
  .object({
    currentPassword: z.string().min(1, identity.faults.passwordEmpty),
    password: newPasswordSchema,
    confirm: z.string(),
  })
  .refine((values) => values.password === values.confirm, { path: ['confirm'], message: identity.faults.mismatch });

type Values = z.input<typeof changePasswordSchema>;

interface PasswordDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The old password and the new one. */
export function PasswordDialog({ opened, onClose }: PasswordDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.change}>
      <ChangePassword onDone={onClose} />
    </Modal>
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
