import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { sessionEnds, sessionTexts } from '../../lib/messages/session.messages.js';
import { useSession } from '../../lib/session/use-session.js';

/** Why one has to sign in again, where one did not sign out here. */
export function SessionEndedNotice({ comesBack }: { readonly comesBack: boolean }) {
  const session = useSession();
  if (session.status !== 'guest' || !session.ended) return null;
  const isBanned = session.ended === 'ACCOUNT_BANNED';
  return (
    <Alert
      role="alert"
      color={isBanned ? 'red' : 'blue'}
      variant="light"
      radius="md"
      icon={<IconInfoCircle size={20} />}
      title={isBanned ? undefined : sessionTexts.title}
    >
      <Text size="sm">{sessionEnds[session.ended]}</Text>
      {comesBack && !isBanned && <Text size="sm">{sessionTexts.back}</Text>}
    </Alert>
  );
}
