import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { sessionEnds, sessionTexts } from '#client/lib/messages/identity/session.messages.js';
import { useSession } from '#client/lib/session/use-session.js';

/** Why one has to sign in again, where one did not sign out here. */
export function SessionEndedNotice({ comesBack }: { readonly comesBack: boolean }) {
  const session = useSession();
  if (session.status !== 'guest' || !session.ended) return null;
  const isOver = session.ended === 'ACCOUNT_BANNED' || session.ended === 'ACCOUNT_REMOVED';
  return (
    <Alert
      role="alert"
      color={isOver ? 'red' : 'blue'}
      variant="light"
      radius="md"
      icon={<IconInfoCircle size={20} />}
      title={isOver ? undefined : sessionTexts.title}
    >
      <Text size="sm">{sessionEnds[session.ended]}</Text>
      {comesBack && !isOver && <Text size="sm">{sessionTexts.back}</Text>}
    </Alert>
  );
}
