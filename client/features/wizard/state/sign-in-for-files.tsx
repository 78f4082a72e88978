import { Button, Stack, Text } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import { linkMessages as m } from '#client/features/editor/index.js';
import { useWizard } from './wizard-context.js';

/**
 * In place of a guest's own files, which are kept in accounts. The design is written before one leaves, and is there
 * again after the sign-in.
 */
export function SignInForFiles() {
  const { autosave } = useWizard();
  return (
    <Stack gap="xs" align="start">
      <Text size="sm" c="dimmed">
        {m.fileGuest}
      </Text>
      <Button
        component={Link}
        to={signInLink({ redirect: 'wizard' })}
        variant="default"
        leftSection={<IconLogin2 size={17} aria-hidden />}
        onClick={autosave.saveNow}
      >
        {m.fileSignIn}
      </Button>
    </Stack>
  );
}
