import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { RequestPasswordResetDocument } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { toast } from '#client/ui/toast.js';
import { PasswordDialog } from './dialogs.js';
import { SecurityRow } from './security-row.js';

const text = security.password;

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
      <PasswordDialog opened={opened} onClose={close} />
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
