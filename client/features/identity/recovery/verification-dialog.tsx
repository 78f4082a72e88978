import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { CheckVerificationDocument, RequestVerificationDocument } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { verificationDialog as text } from './verification-dialog.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { Ltr } from '#client/ui/ltr.js';
import { FormFault } from '../forms/form-fault.js';
import { SecretInput } from '../forms/secret-input.js';

const passwordSchema = z.object({ password: z.string().min(1, text.passwordEmpty) });

interface VerificationDialogProps {
  readonly email: string;
  readonly opened: boolean;
  /** Typed at the sign-in, right, and the mail is on its way already. */
  readonly password: string;
  readonly onClose: () => void;
  /** The server says that the address is proven now. */
  readonly onVerified: () => void;
}

/**
 * For who signs in rightly with an address that is not verified yet (D-44). The password sends the mail
 * again; after its link was opened, one checks here.
 */
export function VerificationDialog({ opened, onClose, ...rest }: VerificationDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title}>
      <VerificationForm {...rest} />
    </Modal>
  );
}

/** The content of the dialog. */
export function VerificationForm({
  email,
  password: typed,
  onVerified,
}: Pick<VerificationDialogProps, 'email' | 'password' | 'onVerified'>) {
  const [request, { loading, error, data }] = useMutation(RequestVerificationDocument);
  const form = useLiveForm(passwordSchema, { password: typed });
  const isSent = Boolean(data) || typed !== '';

  /** A failure is shown by `error`. */
  const send = ({ password }: { readonly password: string }) =>
    void request({ variables: { input: { email, password } } }).catch(() => undefined);

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {isSent ? text.waitingText : text.text}
          <Text component="span" display="block" fw={600}>
            <Ltr>{email}</Ltr>
          </Text>
        </Text>
        {error && <FormFault error={error} />}
        {isSent && !error && (
          <Alert role="status" color="green" variant="light" radius="md" icon={<IconMailCheck size={20} />}>
            {text.sent}
          </Alert>
        )}
        <SecretInput
          label={text.password}
          autoComplete="current-password"
          required
          data-autofocus
          {...form.getInputProps('password')}
        />
        <StatusCheck email={email} isMain={isSent} onVerified={onVerified}>
          <Button type="submit" variant={isSent ? 'default' : 'filled'} loading={loading}>
            {text.send}
          </Button>
        </StatusCheck>
      </Stack>
    </form>
  );
}

interface StatusCheckProps {
  readonly email: string;
  /** The mail is on its way: looking whether its link was opened is what comes next. */
  readonly isMain: boolean;
  readonly onVerified: () => void;
  readonly children: ReactNode;
}

/** Also for who has opened the link of an earlier mail. */
function StatusCheck({ email, isMain, onVerified, children }: StatusCheckProps) {
  const client = useApolloClient();
  const [checking, setChecking] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  async function check() {
    setChecking(true);
    setAnswer(null);
    try {
      const options = { query: CheckVerificationDocument, variables: { email }, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query(options);
      if (data?.checkVerification.emailVerified) onVerified();
      else setAnswer(text.waiting);
    } catch (error) {
      setAnswer(`${text.checkFailed}: ${toUiError(error).message}`);
    } finally {
      setChecking(false);
    }
  }

  return (
    <>
      {answer !== null && (
        <Text size="sm" role="alert">
          {answer}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant={isMain ? 'filled' : 'default'} loading={checking} onClick={() => void check()}>
          {text.check}
        </Button>
        {children}
      </Group>
    </>
  );
}
