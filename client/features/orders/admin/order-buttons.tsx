import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconArrowsExchange, IconChecks, IconTrash } from '@tabler/icons-react';
import { needsReason, ORDER_TRANSITIONS, type OrderStatusName } from '#core/order-transitions.js';
import type { AdminOrderFragment } from '#client/gql/graphql.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import type { useOrderActs } from './use-order-acts.js';

interface OrderButtonsProps {
  readonly order: AdminOrderFragment;
  readonly acts: ReturnType<typeof useOrderActs>;
  /** Opens the dialog of another status. */
  readonly onMove: (to: OrderStatusName) => void;
}

/** Every status that may follow; completing a paid order is one click. */
export function OrderButtons({ order, acts, onMove }: OrderButtonsProps) {
  const { orderNumber, status } = order;
  const isBusy = acts.busyId === order.id;
  const isOneClick = ORDER_TRANSITIONS[status].includes('completed') && !needsReason(order, 'completed');
  const others = ORDER_TRANSITIONS[status].filter((to) => !(isOneClick && to === 'completed'));
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {isOneClick && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconChecks size={17} />}
          loading={isBusy}
          aria-label={texts.completeLabel(orderNumber)}
          onClick={() => void acts.complete(order)}
        >
          {texts.complete}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" size={36} aria-label={texts.move.label(orderNumber)} disabled={isBusy}>
              <IconArrowsExchange size={18} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((to) => (
              <Menu.Item key={to} onClick={() => onMove(to)}>
                {statusLabels[to]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={texts.deleteLabel(orderNumber)}
        disabled={isBusy}
        onClick={() => void acts.remove(order)}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}
