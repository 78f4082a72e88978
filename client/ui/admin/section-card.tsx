import { Card, Stack, Text, Title } from '@mantine/core';
import type { PropsWithChildren } from 'react';

interface SectionCardProps {
  readonly title: string;
  readonly text: string;
}

/** One thing that is set or done on a tab: what it is called and is for, then the thing. */
export function SectionCard({ title, text, children }: PropsWithChildren<SectionCardProps>) {
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="md">
        <div>
          <Title order={2} fz={17}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
