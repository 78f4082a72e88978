import { Card, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface WaitingRequestsProps<Item> {
  readonly label: string;
  readonly title: string;
  readonly items: readonly Item[];
  readonly renderItem: (item: Item) => ReactNode;
}

/** Requests that wait for a decision; nothing where there is none. */
export function WaitingRequests<Item>({ label, title, items, renderItem }: WaitingRequestsProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Card component="section" aria-label={label} padding="md">
      <Title order={2} fz={16} mb="sm">
        {title}
      </Title>
      <Stack gap="md">{items.map(renderItem)}</Stack>
    </Card>
  );
}
