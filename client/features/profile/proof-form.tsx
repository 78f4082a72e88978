import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { RECOVERY_INPUT, FormFault, SecretInput } from '#client/features/identity/index.js';
import { proofSchema } from './two-factor/two-factor.rules.js';

export interface Proof {
  readonly password: string | null;
  readonly code: string;
}

interface ProofFormProps {
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly hasPassword: boolean;
  /** Rejects where the server refuses. */
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Password and code once more, before what a stolen session must not do. */
export function ProofForm({ text, action, danger = false, hasPassword, onProof, onCancel }: ProofFormProps) {
  const schema = proofSchema(hasPassword);
  const form = useLiveForm(schema, { password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);

  async function submit(values: { readonly password: string; readonly code: string }) {
    setBusy(true);
    setFault(null);
    try {
      const { password, code } = schema.parse(values);
      await onProof({ password: hasPassword ? password : null, code });
    } catch (failure) {
      const ui = toUiError(failure);
      if (ui.fields.length > 0) form.setErrors(fieldErrors(ui));
      else setFault(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        {fault !== null && <FormFault error={fault} />}
        {hasPassword && (
          <SecretInput
            label={identity.fields.password}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
        )}
        <TextInput {...RECOVERY_INPUT} label={security.twoFactor.anyCode} {...form.getInputProps('code')} />
        <DialogFoot onCancel={onCancel}>
          <Button type="submit" loading={busy} {...(danger && { color: 'red' })}>
            {action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
