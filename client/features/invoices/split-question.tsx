import { Stack, Text } from '@mantine/core';
import { invoiceMessages } from '#client/lib/messages/money/invoice.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { Money } from '#client/ui/money.js';
import styles from './invoice-row.module.css';
import type { SplitParts } from './split-parts.js';

const texts = invoiceMessages.splitQuestion;

/** Shows both parts and their sum before anything is taken. Answers true only for the action's own button. */
export function confirmSplit(serviceName: string, parts: SplitParts): Promise<boolean> {
  return confirm({
    title: texts.title,
    text: <Parts serviceName={serviceName} parts={parts} />,
    action: texts.action,
  });
}

function Parts({ serviceName, parts }: { readonly serviceName: string; readonly parts: SplitParts }) {
  const { walletToman, cardToman } = parts;
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.text(serviceName)}</Text>
      <dl className={styles.parts}>
        <dt>{texts.wallet}</dt>
        <dd>
          <Money toman={walletToman} />
        </dd>
        <dt>{texts.card}</dt>
        <dd>
          <Money toman={cardToman} />
        </dd>
        <dt className={styles.total}>{texts.total}</dt>
        <dd className={styles.total}>
          <Money toman={walletToman + cardToman} />
        </dd>
      </dl>
      <Text size="sm" c="dimmed">
        {texts.note}
      </Text>
    </Stack>
  );
}
