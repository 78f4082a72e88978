import { Button, Group, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { JalaliRange } from '#client/ui/calendar/jalali-range.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { Choice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { CustomerFilter } from '../parts/customer-filter.js';
import { RefreshButton } from '../parts/refresh-button.js';
import { SavedFilters } from '../parts/saved-filters.js';
import bar from '../parts/list-bar.module.css';
import type { AdminUrl } from '../use-admin-url.js';
import { isTimeFault, PAYMENT_STATUSES, type PaymentDraft } from './payments.rules.js';

const { payments: texts } = adminMoneyMessages;
const STATUSES = PAYMENT_STATUSES.map((value) => ({ value, label: statusLabels[value] }));

interface PaymentFiltersProps {
  readonly applied: PaymentDraft;
  readonly onApply: (draft: PaymentDraft) => void;
  readonly onRefresh: () => unknown;
  readonly url: AdminUrl;
  readonly csvQuery: Readonly<Record<string, string | null>>;
}

/** Typed filters apply with the button or Enter; a status applies at once, as in the other lists. */
export function PaymentFilters({ applied, onApply, onRefresh, url, csvQuery }: PaymentFiltersProps) {
  const [draft, setDraft] = useState(applied);
  const change = (changes: Partial<PaymentDraft>) => setDraft((now) => ({ ...now, ...changes }));
  const isFaulty = isTimeFault(draft.fromTime) || isTimeFault(draft.toTime);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFaulty) onApply(draft);
      }}
    >
      <Group gap="sm" align="flex-start" className={bar.bar}>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={draft.search}
          maxLength={200}
          flex="1 1 220px"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <JalaliRange label={texts.range} value={draft.range} onChange={(range) => change({ range })} />
        <TimeField label={texts.fromTime} value={draft.fromTime} onChange={(fromTime) => change({ fromTime })} />
        <TimeField label={texts.toTime} value={draft.toTime} onChange={(toTime) => change({ toTime })} />
        <Choice url={url} name="status" options={STATUSES} />
        <Button type="submit" disabled={isFaulty} leftSection={<IconFilter size={18} stroke={1.75} />}>
          {texts.apply}
        </Button>
        <CustomerFilter url={url} />
        <CsvButton path="/api/admin/export/payments.csv" query={csvQuery} fileName="payments.csv" />
        <SavedFilters />
        <RefreshButton onClick={() => void onRefresh()} />
      </Group>
    </form>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextInput
      aria-label={label}
      title={label}
      placeholder={`${label} ${texts.timeHint}`}
      inputMode="numeric"
      w={150}
      maxLength={5}
      value={value}
      error={isTimeFault(value) && texts.timeFault}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
