import { Card, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { DocumentDownloads } from '#client/ui/documents/document-downloads.js';
import { STATEMENT_PERIODS, statementPath, type StatementPeriod } from './statement.rules.js';

const { statement: texts } = walletMessages;
const CHOICES = STATEMENT_PERIODS.map((value) => ({ value, label: texts.periods[value] }));
const FORMATS = ['pdf', 'csv'] as const;

/** The statement of a period, to keep or to calculate with. */
export function StatementCard() {
  const [period, setPeriod] = useState<StatementPeriod>('month');
  const [now] = useState(() => Date.now());
  return (
    <Card component="section" aria-labelledby="wallet-statement">
      <Title order={2} id="wallet-statement" fz={18}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.text}
      </Text>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={texts.period}
          data={CHOICES}
          value={period}
          onChange={({ currentTarget: { value } }) =>
            setPeriod(STATEMENT_PERIODS.find((each) => each === value) ?? 'month')
          }
          flex="1 1 180px"
        />
        <DocumentDownloads
          formats={FORMATS}
          path={statementPath(period, now)}
          fileName="wallet"
          labelOf={texts.download}
          failed={texts.failed}
        />
      </Group>
    </Card>
  );
}
