import { Card, Text, Title } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { adminToolMessages as texts } from '../../../lib/messages/admin-tools.messages.js';
import { SiteModeCard } from '../../site/mode-card.js';
import { EmailTestForm } from '../emails/email-test-form.js';
import { StatsRefresh } from './stats-refresh.js';
import styles from './tools-tab.module.css';

/** Trying the e-mail service, reading the numbers anew, and the site's mode (S-200). */
export function ToolsTab() {
  return (
    <div className={styles.grid}>
      <SiteModeCard />
      <ToolCard {...texts.stats}>
        <StatsRefresh />
      </ToolCard>
      <ToolCard {...texts.email}>
        <EmailTestForm />
      </ToolCard>
    </div>
  );
}

interface ToolCardProps {
  readonly title: string;
  readonly text: string;
}

function ToolCard({ title, text, children }: PropsWithChildren<ToolCardProps>) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} fz={17}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {text}
      </Text>
      {children}
    </Card>
  );
}
