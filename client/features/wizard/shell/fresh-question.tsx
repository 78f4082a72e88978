import { Button, Container, Group } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { draftMessages as m } from '#client/features/drafts/index.js';
import { EmptyState } from '#client/ui/empty-state.js';

interface FreshQuestionProps {
  /** The unfinished draft goes aside. */
  readonly onBegin: () => void;
  readonly onGoOn: () => void;
}

/** A new order was asked for while another is not finished: that one is put aside or gone on with, never lost. */
export function FreshQuestion({ onBegin, onGoOn }: FreshQuestionProps) {
  return (
    <Container size="sm" py={80}>
      <EmptyState
        isPage
        icon={<IconFilePlus size={28} />}
        title={m.fresh.title}
        text={m.fresh.text}
        action={
          <Group mt="md" justify="center">
            <Button onClick={onBegin}>{m.fresh.begin}</Button>
            <Button variant="default" onClick={onGoOn}>
              {m.fresh.goOn}
            </Button>
          </Group>
        }
      />
    </Container>
  );
}
