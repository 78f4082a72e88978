import { Stack, Text, ThemeIcon } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  /** What to do now: a button or a link. An empty list invites. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
}

export function EmptyState({ title, text, icon, action, compact = false }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={compact ? 'xl' : 56} px="md" ta="center">
      {icon && (
        <ThemeIcon size={56} radius="xl" variant="light" mb={4} aria-hidden>
          {icon}
        </ThemeIcon>
      )}
      <Text fw={700}>{title}</Text>
      {text && (
        <Text c="dimmed" size="sm" maw={420}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
