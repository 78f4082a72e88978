import { Button, Group, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { adminPaymentMessages as texts } from './admin-payments.messages.js';
import { JalaliRange } from '#client/ui/calendar/jalali-range.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { Choice } from '#client/ui/admin/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { CustomerFilter } from '#client/ui/admin/customer-filter.js';
import { FiltersButton } from '#client/ui/admin/filters-button.js';
import { RefreshButton } from '#client/ui/admin/refresh-button.js';
import { SavedFilters } from '#client/ui/admin/saved-filters.js';
import bar from '#client/ui/admin/list-bar.module.css';
import type { AdminUrl } from '#client/ui/admin/use-admin-url.js';
import { isTimeFault, PAYMENT_STATUSES, type PaymentDraft } from './payments.rules.js';

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
  const [isOpen, setOpen] = useState(false);
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
      <Group gap="sm" align="flex-start" className={bar.bar} data-filters={isOpen || undefined}>
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
        <FiltersButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div className={bar.filter}>
          <JalaliRange label={texts.range} value={draft.range} onChange={(range) => change({ range })} />
        </div>
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
      className={bar.filter}
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
