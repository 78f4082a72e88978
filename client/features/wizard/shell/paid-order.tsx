import { Button, Container, Group } from '@mantine/core';
import { IconWorldCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { wizardMessages } from '../messages/wizard.messages.js';
import { forgetPendingEdit } from '#client/features/drafts/index.js';

const m = wizardMessages.edit.paid;

interface PaidOrderProps {
  readonly owner: Owner;
  readonly orderId: string;
  readonly title: string;
  readonly siteId: string;
  /** This browser has kept an edit that the order does not have. */
  readonly hasEdit: boolean;
  /** Opens that edit as a new order. */
  readonly onCopy: () => void;
}

/**
 * The design of an order that is paid for is that of its site (decision 116). An edit that was begun before and never
 * saved is offered beside it.
 */
export function PaidOrder({ owner, orderId, title, siteId, hasEdit, onCopy }: PaidOrderProps) {
  useEffect(() => forgetPendingEdit(ownedStore(owner), orderId), [owner, orderId]);
  const designer = siteDesignLink(siteId);
  if (!hasEdit) return <Navigate to={designer} replace />;
  return (
    <Container size="sm" py={80}>
      <EmptyState
        isPage
        icon={<IconWorldCheck size={28} />}
        title={m.title(title)}
        text={m.text}
        action={
          <Group mt="md" justify="center">
            <Button component={Link} to={designer}>
              {m.designer}
            </Button>
            <Button variant="default" onClick={onCopy}>
              {m.copy}
            </Button>
          </Group>
        }
      />
    </Container>
  );
}
