import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toman, tomanToRial } from '#core/money.js';
import { CreateReceiptDocument, PaidInvoicesOfDocument, type PaidInvoicesOfQuery } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { parseAmount, toPersianDigits } from '#client/lib/format.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { JalaliDay } from '#client/ui/calendar/jalali-day.js';
import { instantOf, tehranDay } from '#client/ui/calendar/jalali-grid.js';
import { toast } from '#client/ui/toast.js';
import { PersonPicker } from '../parts/person-picker.js';

const { form: texts } = adminDocumentMessages.receipts;
const LISTS: ReadonlySet<string> = new Set(['AdminReceipts']);
const DAY_MINUTES = 24 * 60;

interface NewReceiptDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function NewReceiptDialog({ opened, onClose }: NewReceiptDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <NewReceiptForm onClose={onClose} />
    </Modal>
  );
}

/** The last minute of a past day in Tehran; of today nothing, which means now. */
function paidOn(day: number | null): string | null {
  return day === null || day >= tehranDay(new Date()) ? null : instantOf(day, DAY_MINUTES - 1).toISOString();
}

const EMPTY = {
  userId: null as string | null,
  invoiceId: '',
  service: '',
  refId: '',
  amount: '',
  day: null as number | null,
};

function NewReceiptForm({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ initialValues: EMPTY });
  const [createReceipt, { loading }] = useMutation(CreateReceiptDocument);
  const client = useApolloClient();
  const { userId, invoiceId, service, refId, amount, day } = form.values;
  const paid = parseAmount(amount);
  const isReady = userId !== null && service.trim() !== '' && refId.trim() !== '' && paid !== null && paid > 0;
  const create = async () => {
    if (!isReady) return;
    try {
      const input = { userId, service: service.trim(), refId: refId.trim(), amountRials: tomanToRial(toman(paid)) };
      const more = { invoiceId: invoiceId || null, createdAt: paidOn(day) };
      await createReceipt({ variables: { input: { ...input, ...more } } });
      await refreshQueries(client, LISTS);
      toast.success(texts.done);
      onClose();
    } catch (error) {
      const { amountRials, createdAt, ...others } = fieldErrors(toUiError(error));
      form.setErrors({ ...others, day: createdAt, amount: others['amount'] ?? amountRials });
      toast.error(error, texts.failed);
    }
  };
  const errorOf = (name: string) => (typeof form.errors[name] === 'string' ? form.errors[name] : undefined);
  return (
    <form noValidate onSubmit={form.onSubmit(() => void create())}>
      <Stack gap="md">
        <PersonPicker
          label={texts.user}
          value={userId}
          onChange={(id) => form.setValues({ userId: id, invoiceId: '' })}
          error={errorOf('userId')}
        />
        <InvoiceChoice
          userId={userId}
          value={invoiceId}
          error={errorOf('invoiceId')}
          onChange={(chosen) =>
            form.setValues(
              chosen
                ? { invoiceId: chosen.id, service: chosen.serviceName, amount: toPersianDigits(chosen.amountToman) }
                : { invoiceId: '' },
            )
          }
        />
        <TextInput {...form.getInputProps('service')} label={texts.service} required maxLength={200} />
        <TextInput {...form.getInputProps('refId')} label={texts.ref} dir="ltr" required maxLength={100} />
        <TextInput {...form.getInputProps('amount')} label={texts.amount} inputMode="numeric" required />
        <JalaliDay
          label={texts.paidOn}
          none={texts.today}
          value={day}
          error={errorOf('day') ?? null}
          onChange={(chosen) => form.setFieldValue('day', chosen)}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" disabled={!isReady} loading={loading}>
            {texts.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

type PaidInvoice = PaidInvoicesOfQuery['adminInvoices']['items'][number];

interface InvoiceChoiceProps {
  readonly userId: string | null;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (invoice: PaidInvoice | null) => void;
}

/** A paid invoice of that customer, or none. */
function InvoiceChoice({ userId, value, error, onChange }: InvoiceChoiceProps) {
  const { data } = useQuery(PaidInvoicesOfDocument, userId ? { variables: { userId } } : skipToken);
  const invoices = (userId && data?.adminInvoices.items) || [];
  return (
    <NativeSelect
      label={texts.invoice}
      disabled={invoices.length === 0}
      value={value}
      error={error}
      data={[
        { value: '', label: texts.noInvoice },
        ...invoices.map(({ id, number, serviceName }) => ({
          value: id,
          label: `${toPersianDigits(number)}، ${serviceName}`,
        })),
      ]}
      onChange={(event) => onChange(invoices.find(({ id }) => id === event.currentTarget.value) ?? null)}
    />
  );
}
