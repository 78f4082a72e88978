import { Button, Container, Group } from '@mantine/core';
import { IconShoppingBagCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dashboardLink } from '#core/client-links.js';
import { draftMessages as m, type PlacedOrder } from '#client/features/drafts/index.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { useWizard } from '../state/wizard-context.js';

/** This draft has become an order in another tab: it cannot be ordered once more. */
export function AlreadyOrdered({ order }: { readonly order: PlacedOrder }) {
  const { restart } = useWizard();
  return (
    <Container size="sm" py={80} role="alert">
      <EmptyState
        isPage
        icon={<IconShoppingBagCheck size={28} />}
        title={m.ordered.title}
        text={m.ordered.text(order.title)}
        action={
          <Group mt="md" justify="center">
            <Button component={Link} to={dashboardLink('orders')}>
              {m.ordered.show}
            </Button>
            {restart !== null && (
              <Button variant="default" onClick={restart.reopen}>
                {m.ordered.restart}
              </Button>
            )}
          </Group>
        }
      />
    </Container>
  );
}
