import { Anchor, Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import styles from './overview-tab.module.css';
import type { Waiting } from './waiting.rules.js';

const { waiting: texts } = sitePageMessages.overview;

interface WaitingListProps {
  readonly items: readonly Waiting[];
  /** Shows the card of the draft, which is on the same page. */
  readonly onDraft: () => void;
}

/** Tells the owner what waits: a sentence each, and the one thing that can be done. */
export function WaitingList({ items, onDraft }: WaitingListProps) {
  return (
    <Card component="section" aria-labelledby="site-waiting">
      <Title order={2} fz={18} id="site-waiting">
        {texts.title}
      </Title>
      {items.length === 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {texts.none}
        </Text>
      )}
      <ul className={styles.waiting} aria-labelledby="site-waiting">
        {items.map(({ key, text, action, to }) => (
          <li key={key}>
            <Text size="sm">{text}</Text>
            {to === null ? (
              <Anchor component="button" type="button" onClick={onDraft} className={styles.act}>
                {action}
              </Anchor>
            ) : (
              <Anchor component={Link} to={to} className={styles.act}>
                {action}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
