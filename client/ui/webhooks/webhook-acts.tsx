import { Alert, Button, Text } from '@mantine/core';
import { IconPlayerPlay, IconPower, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { confirm } from '../confirm.js';
import { toast } from '../toast.js';
import { webhookMessages } from './webhook.messages.js';

const { test, remove: removal, turnOn } = webhookMessages;

interface ActProps {
  readonly url: string;
  /** Asks the server. */
  readonly run: () => Promise<unknown>;
}

/** Asks the server once, and says how that ended. */
function useAct(run: () => Promise<unknown>, say: () => void, failed: string) {
  const [loading, setLoading] = useState(false);
  const act = async () => {
    setLoading(true);
    try {
      await run();
      say();
    } catch (error) {
      toast.error(error, failed);
    } finally {
      setLoading(false);
    }
  };
  return { loading, act };
}

/** Sends an event without content. */
export function TestWebhook({ url, run }: ActProps) {
  const { loading, act } = useAct(run, () => toast.passing(test.done), test.failed);
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconSend size={17} aria-hidden />}
      loading={loading}
      aria-label={test.label(url)}
      onClick={() => void act()}
    >
      {test.action}
    </Button>
  );
}

/** After a confirmation: nothing is sent there any more. */
export function RemoveWebhook({ url, run }: ActProps) {
  const { loading, act } = useAct(run, () => toast.success(removal.done), removal.failed);
  const remove = async () => {
    const question = { title: removal.title, text: removal.text(url), action: removal.confirm, danger: true };
    if (await confirm(question)) await act();
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="md"
      leftSection={<IconTrash size={17} aria-hidden />}
      loading={loading}
      aria-label={removal.label(url)}
      onClick={() => void remove()}
    >
      {removal.action}
    </Button>
  );
}

interface TurnedOffProps extends ActProps {
  readonly title: string;
  /** Why it is off, and what becomes of what happens meanwhile. */
  readonly text: string;
}

/** Why nothing is sent, and the way to turn it on again. */
export function TurnedOff({ url, run, title, text }: TurnedOffProps) {
  const { loading, act } = useAct(run, () => toast.success(turnOn.done), turnOn.failed);
  return (
    <Alert color="red" variant="light" radius="md" title={title} icon={<IconPower size={20} />}>
      <Text size="sm">{text}</Text>
      <Button
        variant="default"
        size="md"
        mt="sm"
        leftSection={<IconPlayerPlay size={17} aria-hidden />}
        loading={loading}
        aria-label={turnOn.label(url)}
        onClick={() => void act()}
      >
        {turnOn.action}
      </Button>
    </Alert>
  );
}
