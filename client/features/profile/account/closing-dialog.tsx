import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { AccountClosingDocument, CloseAccountDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { closing as text } from './closing.messages.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { useSession } from '#client/lib/session/use-session.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { anyCodeSchema, EMAIL_INPUT, FormFault, RECOVERY_INPUT, SecretInput } from '#client/features/identity/index.js';
import { Consequences, Obstacles } from './closing-facts.js';

interface Owner {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  /** Removes what this browser stores of the person. Never throws. */
  readonly forgetWork: () => Promise<void>;
}

interface ClosingDialogProps extends Owner {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The typed fields: the address, and the proof that it is the owner. */
export function closingSchema({ email, hasPassword, hasTwoFactor }: Omit<Owner, 'forgetWork'>) {
  return z.object({
    confirmation: z
      .string()
      .refine((typed) => typed.trim().toLowerCase() === email.toLowerCase(), text.confirmationWrong),
    password: hasPassword ? z.string().min(1, identity.faults.passwordEmpty) : z.string(),
    code: hasTwoFactor ? anyCodeSchema : z.string(),
  });
}

/** The consequences of closing the account; then, where nothing is in the way, the form that closes it. */
export function ClosingDialog({ opened, onClose, ...owner }: ClosingDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title} closeOnClickOutside={false} size="lg">
      <Closing {...owner} onCancel={onClose} />
    </Modal>
  );
}

/** Exported for its test: a modal is drawn elsewhere. */
export function Closing({ onCancel, ...owner }: Owner & { readonly onCancel: () => void }) {
  const { data, error, refetch } = useQuery(AccountClosingDocument, { fetchPolicy: 'network-only' });
  const found = data?.accountClosing;
  if (!found) return <Awaiting query={{ error, refetch }} failed={text.failed} rows={1} height={200} />;
  if (found.refusals.length > 0) return <Obstacles found={found} onCancel={onCancel} />;
  return (
    <Stack gap="lg">
      <Consequences found={found} />
      <ClosingForm {...owner} onCancel={onCancel} />
    </Stack>
  );
}

function ClosingForm({ onCancel, ...owner }: Owner & { readonly onCancel: () => void }) {
  const session = useSession();
  const [close] = useMutation(CloseAccountDocument);
  const schema = closingSchema(owner);
  const form = useLiveForm(schema, { confirmation: '', password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);

  async function submit({ confirmation, password, code }: z.output<typeof schema>) {
    setBusy(true);
    setFault(null);
    try {
      await close({
        variables: {
          confirmation,
          password: owner.hasPassword ? password : null,
          code: owner.hasTwoFactor ? code : null,
        },
      });
      await owner.forgetWork();
      await session.signOut();
      // Nothing of the account stays in the memory of the page.
      location.assign('/');
    } catch (failure) {
      const ui = toUiError(failure);
      if (ui.fields.length > 0) form.setErrors(fieldErrors(ui));
      else setFault(failure);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        {fault !== null && <FormFault error={fault} />}
        <TextInput
          {...EMAIL_INPUT}
          autoComplete="off"
          label={text.confirmation}
          placeholder={owner.email}
          {...form.getInputProps('confirmation')}
        />
        {owner.hasPassword && (
          <SecretInput
            label={identity.fields.password}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
        {owner.hasTwoFactor && (
          <TextInput {...RECOVERY_INPUT} label={security.twoFactor.anyCode} {...form.getInputProps('code')} />
        )}
        <DialogFoot onCancel={onCancel}>
          <Button type="submit" color="red" loading={busy}>
            {text.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
