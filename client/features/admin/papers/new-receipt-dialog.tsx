import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toman, tomanToRial } from '../../../../core/money.js';
import { CreateReceiptDocument } from '../../../gql/graphql.js';
import { fieldErrors, toUiError } from '../../../lib/errors.js';
import { parseAmount } from '../../../lib/format.js';
import { adminPaperMessages } from '../../../lib/messages/admin-papers.messages.js';
import { refreshQueries } from '../../../lib/refresh.js';
import { DialogFoot } from '../../../ui/dialog-foot.js';
import { toast } from '../../../ui/toast.js';
import { PersonPicker } from '../parts/person-picker.js';

const { form: texts } = adminPaperMessages.receipts;
const LISTS: ReadonlySet<string> = new Set(['AdminReceipts']);

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

function NewReceiptForm({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ initialValues: { userId: null as string | null, service: '', refId: '', amount: '' } });
  const [createReceipt, { loading }] = useMutation(CreateReceiptDocument);
  const client = useApolloClient();
  const { userId, service, refId, amount } = form.values;
  const paid = parseAmount(amount);
  const isReady = userId !== null && service.trim() !== '' && refId.trim() !== '' && paid !== null && paid > 0;
  const create = async () => {
    if (!isReady) return;
    try {
      const input = { userId, service: service.trim(), refId: refId.trim(), amountRials: tomanToRial(toman(paid)) };
      await createReceipt({ variables: { input } });
      await refreshQueries(client, LISTS);
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
        <TextInput {...form.getInputProps('service')} label={texts.service} required maxLength={200} />
        <TextInput {...form.getInputProps('refId')} label={texts.ref} dir="ltr" required maxLength={100} />
        <TextInput {...form.getInputProps('amount')} label={texts.amount} inputMode="numeric" required />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" disabled={!isReady} loading={loading}>
            {texts.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
