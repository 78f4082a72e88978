import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { VatRulesDocument, type VatRulesQuery } from '#client/gql/graphql.js';
import { adminTaxMessages } from '#client/lib/messages/admin/admin-tax.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { SectionCard } from '../parts/section-card.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import { ruleNow } from './tax.rules.js';
import { VatForm } from './vat-form.js';
import { VatTable } from './vat-table.js';

const { vat: texts } = adminTaxMessages;

/** The dated rates of VAT: which one holds now, which one will, and a new one with what it does to an invoice. */
export function VatCard() {
  const query = useQuery(VatRulesDocument, { fetchPolicy: 'cache-and-network' });
  useFailureToast(query.error, texts.failed);
  return (
    <SectionCard title={texts.title} text={texts.text}>
      {query.data ? (
        <Rates rules={query.data.vatRules} />
      ) : (
        <Awaiting query={query} failed={texts.failed} rows={2} height={48} compact />
      )}
    </SectionCard>
  );
}

function Rates({ rules }: { readonly rules: VatRulesQuery['vatRules'] }) {
  const [now] = useState(() => new Date());
  const current = ruleNow(rules, now);
  return (
    <>
      {rules.length === 0 ? <Text size="sm">{texts.none}</Text> : <VatTable rules={rules} current={current} />}
      <VatForm percentNow={current?.percent ?? 0} />
    </>
  );
}
