import { Button, Stack, Text } from '@mantine/core';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { TextLink } from '#client/ui/text-link.js';
import { AuthCard } from '../forms/auth-card.js';

interface LinkSentProps {
  readonly text: string;
  readonly email: string;
  readonly onOther: () => void;
}

/** The confirmation says the same for every address: whether it has an account is not revealed. */
export function LinkSent({ text, email, onOther }: LinkSentProps) {
  return (
    <AuthCard title={recovery.forgot.sentTitle}>
      <Stack gap="md">
        <Stack gap={4} role="status">
          <Text>{text}</Text>
          <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
            <Ltr>{email}</Ltr>
          </Text>
        </Stack>
        <Text size="sm" c="dimmed">
          {recovery.forgot.spam}
        </Text>
        <Button variant="default" size="md" fullWidth onClick={onOther}>
          {recovery.forgot.other}
        </Button>
        <Text size="sm" ta="center">
          <TextLink to="/auth">{recovery.forgot.back}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}
