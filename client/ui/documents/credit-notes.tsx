import { Group, Text } from '@mantine/core';
import { toPersianDigits } from '#client/lib/format.js';
import { invoiceMessages } from '#client/lib/messages/money/invoice.messages.js';
import { DocumentDownloads } from './document-downloads.js';
import { JalaliDate } from '../calendar/jalali-date.js';
import { Ltr } from '../ltr.js';
import { Money } from '../money.js';
import type { Toman } from '#core/money.js';

interface CreditNote {
  readonly id: string;
  readonly number: string;
  readonly amountToman: Toman;
  readonly createdAt: string;
}

const { creditNote: texts } = invoiceMessages;

/** The credit notes of an invoice with their documents; nothing where nothing was given back. */
export function CreditNotes({ notes }: { readonly notes: readonly CreditNote[] }) {
  return notes.map(({ id, number, amountToman, createdAt }) => (
    <Group key={id} gap="xs" justify="space-between">
      <Text size="sm">
        {texts.name} <Ltr>{toPersianDigits(number)}</Ltr> · <Money toman={amountToman} /> ·{' '}
        <JalaliDate value={createdAt} />
      </Text>
      <DocumentDownloads
        path={`/api/credit-notes/${id}/download`}
        fileName={`credit-note-${number}`}
        labelOf={(format) => texts.downloadLabel(format, number)}
        failed={texts.downloadFailed}
      />
    </Group>
  ));
}
