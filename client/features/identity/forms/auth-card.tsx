import { Paper, Stack, Text, Title } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { Mark } from '#client/ui/mark.js';
import { TextLink } from '#client/ui/text-link.js';
import styles from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly text?: string;
}

/** The frame of every identity page. */
export function AuthCard({ title, text, children }: PropsWithChildren<AuthCardProps>) {
  return (
    <div className={styles.page}>
      <Paper className={styles.card} withBorder shadow="md" radius={24}>
        <Stack gap={4} mb="lg">
          <Mark size={40} />
          <Title order={1} fz={26} mt="sm">
            {title}
          </Title>
          {text && <Text c="dimmed">{text}</Text>}
        </Stack>
        {children}
      </Paper>
      <Text size="sm">
        <TextLink to="/">{identity.home}</TextLink>
      </Text>
    </div>
  );
}
