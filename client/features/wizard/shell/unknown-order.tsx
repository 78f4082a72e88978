import { Button, Container, Group } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dashboardLink } from '#core/client-links.js';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { wizardMessages } from '../messages/wizard.messages.js';
import { forgetPendingEdit, requestFreshOrder } from '#client/features/drafts/index.js';

const m = wizardMessages.edit.unknown;

interface UnknownOrderProps {
  readonly owner: Owner;
  readonly orderId: string;
}

/** There is no such order, or it is somebody else's. What this browser kept of its edit stays. */
export function UnknownOrder({ owner, orderId }: UnknownOrderProps) {
  useEffect(() => forgetPendingEdit(ownedStore(owner), orderId), [owner, orderId]);
  return (
    <Container size="sm" py={80} role="alert">
      <EmptyState
        isPage
        icon={<IconFileUnknown size={28} />}
        title={m.title}
        text={m.text}
        action={
          <Group mt="md" justify="center">
            <Button component={Link} to={dashboardLink('orders')}>
              {m.orders}
            </Button>
            <Button component={Link} to="/wizard" variant="default" onClick={requestFreshOrder}>
              {m.fresh}
            </Button>
          </Group>
        }
      />
    </Container>
  );
}
