import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { tomanToRial, toman } from '#core/money.js';
import { CreateInvoiceDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { parseAmount } from '#client/lib/format.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { instantOf, tehranDay } from '#client/ui/calendar/jalali-grid.js';
import { toast } from '#client/ui/toast.js';
import { PersonPicker } from '../parts/person-picker.js';
import { INVOICE_LISTS } from './use-invoice-acts.js';

const { form: texts } = adminDocumentMessages.invoices;
const DUE_DAYS = [0, 3, 7, 14, 30] as const;
const DAY_MINUTES = 24 * 60;

interface NewInvoiceDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function NewInvoiceDialog({ opened, onClose }: NewInvoiceDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <NewInvoiceForm onClose={onClose} />
    </Modal>
  );
}

/** The last minute of a day in Tehran, so many days from today. */
function dueIn(days: number): string {
  return instantOf(tehranDay(new Date()) + days, DAY_MINUTES - 1).toISOString();
}

function NewInvoiceForm({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ initialValues: { userId: null as string | null, serviceName: '', amount: '', due: '3' } });
  const [createInvoice, { loading }] = useMutation(CreateInvoiceDocument);
  const client = useApolloClient();
  const { userId, serviceName, amount, due } = form.values;
  const paid = parseAmount(amount);
  const isReady = userId !== null && serviceName.trim() !== '' && paid !== null && paid > 0;
  const create = async () => {
    if (!isReady) return;
    try {
      const input = { userId, serviceName: serviceName.trim(), amountRials: tomanToRial(toman(paid)) };
      await createInvoice({ variables: { input: { ...input, dueDate: dueIn(Number(due)) } } });
      await refreshQueries(client, INVOICE_LISTS);
      toast.success(texts.done);
      onClose();
    } catch (error) {
      const { amountRials, ...others } = fieldErrors(toUiError(error));
      form.setErrors({ ...others, amount: amountRials });
      toast.error(error, texts.failed);
    }
  };
  return (
    <form noValidate onSubmit={form.onSubmit(() => void create())}>
      <Stack gap="md">
        <PersonPicker
          label={texts.user}
          value={userId}
          onChange={(id) => form.setFieldValue('userId', id)}
          error={typeof form.errors['userId'] === 'string' ? form.errors['userId'] : undefined}
        />
        <TextInput {...form.getInputProps('serviceName')} label={texts.service} required maxLength={200} />
        <TextInput {...form.getInputProps('amount')} label={texts.amount} inputMode="numeric" required />
        <NativeSelect
          {...form.getInputProps('due')}
          label={texts.due}
          data={DUE_DAYS.map((days) => ({ value: String(days), label: texts.dueIn(days) }))}
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
