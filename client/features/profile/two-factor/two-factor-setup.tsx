import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ConfirmTwoFactorDocument, StartTwoFactorDocument, type StartTwoFactorMutation } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { Ltr } from '#client/ui/ltr.js';
import { CODE_INPUT, FormFault, SecretInput } from '#client/features/identity/index.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodes } from './recovery-codes.js';
import { confirmSchema, ownerSchema } from './two-factor.rules.js';

const text = security.twoFactor;
type Setup = StartTwoFactorMutation['startTwoFactor'];

interface TwoFactorSetupProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Password, picture and code, recovery codes: one after the other. */
export function TwoFactorSetup({ hasPassword, onDone }: TwoFactorSetupProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup !== null) return <Confirm setup={setup} onConfirmed={setCodes} />;
  return hasPassword ? <ProveOwner onSetup={setSetup} /> : <StartAtOnce onSetup={setSetup} />;
}

interface StartProps {
  readonly onSetup: (setup: Setup) => void;
}

function ProveOwner({ onSetup }: StartProps) {
  const [start, { loading, error }] = useMutation(StartTwoFactorDocument);
  const form = useLiveForm(ownerSchema, { password: '' });

  async function submit(values: { readonly password: string }) {
    try {
      const { data } = await start({ variables: values });
      if (data) onSetup(data.startTwoFactor);
    } catch (failure) {
      form.setErrors(fieldErrors(toUiError(failure)));
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <Text size="sm">{text.passwordText}</Text>
        {error && toUiError(error).fields.length === 0 && <FormFault error={error} />}
        <SecretInput
          label={identity.fields.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={loading} fullWidth>
          {text.begin}
        </Button>
      </Stack>
    </form>
  );
}

/** An account that signs in only by a provider has no password to require. */
function StartAtOnce({ onSetup }: StartProps) {
  const [start, { error }] = useMutation(StartTwoFactorDocument);
  const begun = useRef(false);

  function begin() {
    start().then(
      ({ data }) => data && onSetup(data.startTwoFactor),
      () => undefined,
    );
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  });
  if (error) return <ErrorNotice error={error} compact onRetry={begin} />;
  return <LoadingSkeleton rows={2} height={120} />;
}

interface ConfirmProps {
  readonly setup: Setup;
  readonly onConfirmed: (codes: readonly string[]) => void;
}

function Confirm({ setup, onConfirmed }: ConfirmProps) {
  const [confirm, { loading, error }] = useMutation(ConfirmTwoFactorDocument);
  const form = useLiveForm(confirmSchema, { code: '' });

  async function submit(values: { readonly code: string }) {
    try {
      const { data } = await confirm({ variables: confirmSchema.parse(values) });
      if (data) onConfirmed(data.confirmTwoFactor.codes);
    } catch (failure) {
      form.setErrors(fieldErrors(toUiError(failure)));
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <Text size="sm">{text.scan}</Text>
        <QrCode value={setup.otpauthUri} label={text.qr} />
        <TypedSecret secret={setup.secret} />
        {error && toUiError(error).fields.length === 0 && <FormFault error={error} />}
        <TextInput {...CODE_INPUT} label={text.code} data-autofocus {...form.getInputProps('code')} />
        <Button type="submit" loading={loading} fullWidth>
          {text.confirm}
        </Button>
      </Stack>
    </form>
  );
}

/** In groups of four, as one reads it off. */
function TypedSecret({ secret }: { readonly secret: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {text.secret}
      </Text>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text fw={600} fz={15} style={{ overflowWrap: 'anywhere' }}>
          <Ltr>{secret.match(/.{1,4}/g)?.join(' ') ?? secret}</Ltr>
        </Text>
        <CopyButton value={secret} what={text.secretName} />
      </Group>
    </div>
  );
}
