import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNamed } from '#client/lib/platform-state.js';
import { usePageTitle } from './use-page-title.js';

interface PageTitleProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons at the other end. */
  readonly actions?: ReactNode;
}

/** The one h1 of a page; it also names the browser's tab. */
export function PageTitle({ title, text, actions }: PageTitleProps) {
  const named = useNamed();
  usePageTitle(title);
  return (
    <Group justify="space-between" align="flex-end" gap="md" mb="lg">
      <Stack gap={4}>
        <Title order={1} fz={{ base: 24, sm: 30 }}>
          {named(title)}
        </Title>
        {text && <Text c="dimmed">{text}</Text>}
      </Stack>
      {actions}
    </Group>
  );
}
