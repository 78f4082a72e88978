import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { draftMessages } from '#client/features/drafts/index.js';
import { useWizard } from '../state/wizard-context.js';

const { replaced: m } = draftMessages;

/** The customer has begun again: the draft before can be brought back. */
export function ReplacedNotice() {
  const { restart } = useWizard();
  if (!restart?.undo) return null;
  return (
    <Alert role="status" color="gray" variant="light" mb="lg" icon={<IconHistory size={20} />} title={m.title}>
      <Text size="sm">{m.text}</Text>
      <Group gap="xs" mt="sm">
        <Button size="sm" mih={44} variant="default" onClick={restart.undo}>
          {m.undo}
        </Button>
        <Button size="sm" mih={44} variant="subtle" color="gray" onClick={restart.close}>
          {m.close}
        </Button>
      </Group>
    </Alert>
  );
}
