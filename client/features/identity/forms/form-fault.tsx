import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { PropsWithChildren } from 'react';
import { toUiError } from '#client/lib/errors.js';

/** The refusal of the server, above the form; read out at once. */
export function FormFault({ error, children }: PropsWithChildren<{ readonly error: unknown }>) {
  return <Fault message={toUiError(error).message}>{children}</Fault>;
}

/** The same, where the text is known already. */
export function Fault({ message, children }: PropsWithChildren<{ readonly message: string }>) {
  return (
    <Alert role="alert" color="red" variant="light" radius="md" icon={<IconAlertTriangle size={20} />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{message}</Text>
        {children}
      </Stack>
    </Alert>
  );
}
