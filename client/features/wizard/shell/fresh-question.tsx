import { Button, Container, Group } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { draftMessages as m } from '../messages/wizard-drafts.messages.js';
import type { Owner } from '../../../lib/session/owner.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { toast } from '../../../ui/toast.js';
import { draftPorts, putCurrentAside } from '../state/drafts/local-drafts.js';

interface FreshQuestionProps {
  readonly owner: Owner;
  /** Answered: the wizard opens with what stands in the storage now. */
  readonly onDone: () => void;
}

/** A new order was asked for while another is not finished: that one is put aside or gone on with, never lost. */
export function FreshQuestion({ owner, onDone }: FreshQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const isAside = await putCurrentAside(draftPorts(owner));
    setBusy(false);
    if (isAside) onDone();
    else toast.failure(m.fresh.storageFull);
  };
  return (
    <Container size="sm" py={80}>
      <EmptyState
        icon={<IconFilePlus size={28} />}
        title={m.fresh.title}
        text={m.fresh.text}
        action={
          <Group mt="md" justify="center">
            <Button loading={isBusy} onClick={() => void begin()}>
              {m.fresh.begin}
            </Button>
            <Button variant="default" onClick={onDone}>
              {m.fresh.goOn}
            </Button>
          </Group>
        }
      />
    </Container>
  );
}
