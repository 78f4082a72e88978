import { useQuery } from '@apollo/client/react';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { VatRulesDocument } from '../../../gql/graphql.js';
import { adminTaxMessages } from '../../../lib/messages/admin-tax.messages.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { LoadingSkeleton } from '../../../ui/loading-skeleton.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import { ruleNow } from './tax.rules.js';
import { VatForm } from './vat-form.js';
import { VatTable } from './vat-table.js';

const { vat: texts } = adminTaxMessages;

/** The dated rates of VAT: which one holds now, which one will, and a new one with what it does to an invoice. */
export function VatCard() {
  const { data, error, refetch } = useQuery(VatRulesDocument, { fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => new Date());
  useFailureToast(error, texts.failed);
  const rules = data?.vatRules;
  const current = rules ? ruleNow(rules, now) : null;
  return (
    <Card component="section" aria-label={texts.title} padding="lg">
      <Stack gap="md">
        <div>
          <Title order={2} fz="md">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.text}
          </Text>
        </div>
        {!rules && error && <ErrorNotice error={error} title={texts.failed} onRetry={() => void refetch()} compact />}
        {!rules && !error && <LoadingSkeleton rows={2} height={48} />}
        {rules && rules.length === 0 && <Text size="sm">{texts.none}</Text>}
        {rules && rules.length > 0 && <VatTable rules={rules} current={current} />}
        {rules && <VatForm percentNow={current?.percent ?? 0} />}
      </Stack>
    </Card>
  );
}
