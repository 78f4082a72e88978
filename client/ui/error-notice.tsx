import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { toUiError } from '#client/lib/errors.js';
import { common } from '#client/lib/messages/common.messages.js';
import { errorMessages } from '#client/lib/messages/error.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { Ltr } from './ltr.js';

interface ErrorNoticeProps {
  /** Anything that was thrown; see lib/errors. */
  readonly error: unknown;
  readonly title?: string | undefined;
  /** Shown as a button. Leave it out where trying again cannot help. */
  readonly onRetry?: () => void;
  readonly compact?: boolean;
}

/** A sentence that says what went wrong, a retry button, and a link to support where the table has one. */
export function ErrorNotice({ error, title, onRetry, compact = false }: ErrorNoticeProps) {
  const ui = toUiError(error);
  const { status } = useSession();
  // The session is being renewed or is over: the guard leads on, and a notice would only flash (S-179).
  if (ui.code === 'UNAUTHORIZED' && status !== 'guest') return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      radius="md"
      my={compact ? 'sm' : 'md'}
      icon={<IconAlertTriangle size={20} />}
      title={title ?? errorMessages.title}
    >
      <Text size="sm">{ui.message}</Text>
      {ui.requestId && (
        <Text size="xs" mt={4}>
          {common.requestId}: <Ltr>{ui.requestId}</Ltr>
        </Text>
      )}
      <Group gap="xs" mt="sm">
        {onRetry && (
          <Button size="compact-md" variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {common.retry}
          </Button>
        )}
        {ui.supportRequired && <SupportLink />}
      </Group>
    </Alert>
  );
}

function SupportLink() {
  const { email } = usePlatformSettings();
  return (
    <Button component="a" href={`mailto:${email}`} size="compact-md" variant="subtle">
      {common.contactSupport}
    </Button>
  );
}
