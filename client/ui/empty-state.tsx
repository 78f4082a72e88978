import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  /** The next step: a button or a link. An empty list invites. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
  /** It is the whole page: its title is the h1. */
  readonly isPage?: boolean;
}

export function EmptyState({ title, text, icon, action, compact = false, isPage = false }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={compact ? 'xl' : 56} px="md" ta="center">
      {icon && (
        <Text span c="dimmed" mb={4} aria-hidden>
          {icon}
        </Text>
      )}
      {isPage ? (
        <Title order={1} fz={20}>
          {title}
        </Title>
      ) : (
        <Text fw={700}>{title}</Text>
      )}
      {text && (
        <Text c="dimmed" size="sm" maw={420}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
