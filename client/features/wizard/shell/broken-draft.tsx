import { Button, Container, Group } from '@mantine/core';
import { IconFileBroken } from '@tabler/icons-react';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';

interface BrokenDraftProps {
  readonly raw: string;
  readonly onDiscard: () => void;
}

/** A stored draft that cannot be read: nothing is overwritten until the customer says so. */
export function BrokenDraft({ raw, onDiscard }: BrokenDraftProps) {
  return (
    <Container size="sm" py={80}>
      <EmptyState
        isPage
        icon={<IconFileBroken size={28} />}
        title={m.broken.title}
        text={m.broken.text}
        action={
          <Group mt="md" justify="center">
            <Button onClick={onDiscard}>{m.broken.discard}</Button>
            <Button variant="default" onClick={() => saveText(raw)}>
              {m.broken.download}
            </Button>
          </Group>
        }
      />
    </Container>
  );
}

function saveText(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = m.broken.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
