import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { verificationDialog as text } from '../../lib/messages/verification-dialog.messages.js';
import { refreshQueries } from '../../lib/refresh.js';
import { useSession } from '../../lib/session/use-session.js';
import { toast } from '../../ui/toast.js';
import { VerificationDialog } from './verification-dialog.js';

const ABOUT_ME: ReadonlySet<string> = new Set(['Me', 'MyProfile']);

/**
 * For who is signed in with an unproven address: the dialog opens by itself once, and the notice opens it again
 * (S-178).
 */
export function UnverifiedNotice() {
  const client = useApolloClient();
  const { user } = useSession();
  const [opened, setOpened] = useState(true);
  if (user === null || user.emailConfirmedAt !== null) return null;

  function verified() {
    setOpened(false);
    toast.success(text.verified);
    void refreshQueries(client, ABOUT_ME);
  }

  return (
    <Alert color="yellow" variant="light" radius="md" mb="lg" icon={<IconMailExclamation size={20} />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{text.notice}</Text>
        <Button size="sm" variant="default" onClick={() => setOpened(true)}>
          {text.open}
        </Button>
      </Group>
      <VerificationDialog email={user.email} opened={opened} onClose={() => setOpened(false)} onVerified={verified} />
    </Alert>
  );
}
