import { Alert, Button, Container, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editOrderLink } from '#core/client-links.js';
import { wizardMessages as m } from '../messages/wizard.messages.js';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { clearDraft, pendingEdit } from '#client/features/drafts/index.js';

/** The edit of an order was begun here, perhaps before signing in: it is offered, not forced. */
export function PendingEditNotice({ owner }: { readonly owner: Owner }) {
  const store = ownedStore(owner);
  const [orderId, setOrderId] = useState(() => pendingEdit(store));
  if (orderId === null) return null;
  const drop = () => {
    clearDraft(store, `edit:${orderId}`);
    setOrderId(null);
  };
  return (
    <Container size={1240} pt="md">
      <Alert variant="light" icon={<IconPencil size={20} />} title={m.edit.pendingTitle}>
        <Text size="sm">{m.edit.pendingText}</Text>
        <Group gap="xs" mt="sm">
          <Button component={Link} to={editOrderLink(orderId)} size="compact-md">
            {m.edit.pendingGo}
          </Button>
          <Button size="compact-md" variant="default" onClick={drop}>
            {m.edit.pendingDrop}
          </Button>
        </Group>
      </Alert>
    </Container>
  );
}
