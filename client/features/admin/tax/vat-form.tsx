import { useMutation } from '@apollo/client/react';
import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { MOST_VAT_PERCENT } from '#core/pricing/vat.js';
import { SaveVatRuleDocument, VatRulesDocument } from '#client/gql/graphql.js';
import { formatNumber, formatRial, toPersianDigits } from '#client/lib/format.js';
import { adminTaxMessages } from '#client/lib/messages/admin/admin-tax.messages.js';
import { JalaliDay } from '#client/ui/calendar/jalali-day.js';
import { instantOf } from '#client/ui/calendar/jalali-grid.js';
import { toast } from '#client/ui/toast.js';
import { groupDigits } from '#client/features/wallet/index.js';
import { percentOf, vatSample } from './tax.rules.js';

const { vat: texts } = adminTaxMessages;
const SAMPLE_TOMANS = 1_000_000;

/** A rate from a day on, with an invoice as it would look with it. */
export function VatForm({ percentNow }: { readonly percentNow: number }) {
  const [day, setDay] = useState<number | null>(null);
  const [typed, setTyped] = useState(toPersianDigits(percentNow));
  const [faults, setFaults] = useState<{ day?: string; percent?: string }>({});
  const [save, { loading }] = useMutation(SaveVatRuleDocument, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: VatRulesDocument, data: { vatRules: data.saveVatRule } });
    },
  });
  const percent = percentOf(typed);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFaults({
      ...(day === null && { day: texts.faults.day }),
      ...(percent === null && { percent: texts.faults.percent(MOST_VAT_PERCENT) }),
    });
    if (day === null || percent === null) return;
    try {
      await save({ variables: { startsAt: instantOf(day).toISOString(), percent } });
      toast.success(texts.saved);
      setDay(null);
    } catch (error) {
      toast.error(error, texts.saveFailed);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <JalaliDay label={texts.day} none={texts.noDay} value={day} error={faults.day ?? null} onChange={setDay} />
          <TextInput
            label={texts.percent}
            inputMode="numeric"
            maxLength={4}
            value={typed}
            error={faults.percent}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </SimpleGrid>
        <VatPreview percent={percent ?? percentNow} />
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function VatPreview({ percent }: { readonly percent: number }) {
  const [amount, setAmount] = useState(formatNumber(SAMPLE_TOMANS));
  const sample = vatSample(amount, percent);
  const { preview } = texts;
  return (
    <Stack gap="sm" component="section" aria-label={preview.title}>
      <TextInput
        label={preview.amount}
        inputMode="numeric"
        value={amount}
        onChange={(event) => setAmount(groupDigits(event.currentTarget.value))}
      />
      {sample && (
        <dl style={{ margin: 0 }} aria-live="polite">
          <Line name={preview.net} rials={sample.netRials} />
          <Line name={preview.vat(percent)} rials={sample.vatRials} />
          <Line name={preview.total} rials={sample.totalRials} strong />
        </dl>
      )}
    </Stack>
  );
}

interface LineProps {
  readonly name: string;
  readonly rials: number;
  readonly strong?: boolean;
}

function Line({ name, rials, strong = false }: LineProps) {
  return (
    <Group justify="space-between" gap="sm" py={4}>
      <Text component="dt" size="sm" c={strong ? undefined : 'dimmed'} fw={strong ? 650 : 400}>
        {name}
      </Text>
      <Text component="dd" m={0} size="sm" fw={strong ? 650 : 400}>
        {formatRial(rials)}
      </Text>
    </Group>
  );
}
