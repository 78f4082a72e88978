import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { shortText } from '#core/text/plain-text.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import styles from './draft-card.module.css';
import { isHereOnly, type Unfinished } from './unfinished.js';

const { draft: texts } = orderMessages;

interface DraftCardProps {
  readonly draft: Unfinished;
  readonly onContinue: () => void;
  readonly onDelete: () => void;
}

/** A design that is no order yet, and where it is kept. */
export function DraftCard({ draft, onContinue, onDelete }: DraftCardProps) {
  const titleId = useId();
  const { title, description, domain, pages, sections, price, savedAt } = draft;
  const name = shortText(title) || texts.untitled;
  return (
    <Card component="article" aria-labelledby={titleId} padding="md" className={styles.card}>
      <div className={styles.what}>
        <Group gap="xs">
          <Title order={2} id={titleId} fz={16} className={styles.title}>
            <bdi>{name}</bdi>
          </Title>
          <Badge variant="default" radius="sm" size="lg" className={styles.badge}>
            {isHereOnly(draft) ? texts.badge : texts.accountBadge}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {domain && (
            <>
              <Ltr>{domain}</Ltr> ·{' '}
            </>
          )}
          {sections > 0 ? orderMessages.size(pages, sections) : texts.empty} · <JalaliDate value={savedAt} ago />
        </Text>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            <bdi>{shortText(description)}</bdi>
          </Text>
        )}
      </div>
      {price !== null && (
        <Text size="sm" className={styles.price}>
          {sections > 0 ? texts.priceSoFar : texts.budget}{' '}
          <Text span fw={700} fz="md">
            <Money toman={price} />
          </Text>
        </Text>
      )}
      <Group gap="xs" wrap="nowrap" className={styles.buttons}>
        <Button
          variant="subtle"
          color="red.7"
          leftSection={<IconTrash size={17} />}
          aria-label={`${texts.remove}: ${name}`}
          className={styles.delete}
          onClick={onDelete}
        >
          {orderMessages.delete}
        </Button>
        <Button
          variant="light"
          rightSection={<IconArrowLeft size={17} />}
          aria-label={`${texts.continue}: ${name}`}
          onClick={onContinue}
        >
          {texts.continue}
        </Button>
      </Group>
    </Card>
  );
}
