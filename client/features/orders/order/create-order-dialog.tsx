import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editOrderLink } from '#core/client-links.js';
import { toman } from '#core/money.js';
import { NoteOrderDocument } from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { toast } from '#client/ui/toast.js';
import { createOrderSchema, readCreateOrder } from './create-order.rules.js';

const { create: texts } = orderMessages;

interface CreateOrderDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** An order was created that the list does not show yet. */
  readonly onCreated: () => void;
}

/** Creates an order from a title alone: it waits for its design, which is made now or later. */
export function CreateOrderDialog({ opened, onClose, onCreated }: CreateOrderDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <CreateOrderForm onClose={onClose} onCreated={onCreated} />
    </Modal>
  );
}

type Goal = 'later' | 'design';

function CreateOrderForm({ onClose, onCreated }: Omit<CreateOrderDialogProps, 'opened'>) {
  const form = useLiveForm(createOrderSchema, { title: '', price: '', description: '', comments: '' });
  const [create] = useMutation(NoteOrderDocument);
  const [busy, setBusy] = useState<Goal | null>(null);
  const navigate = useNavigate();
  const submit = (goal: Goal) =>
    form.onSubmit(async (values) => {
      if (busy !== null) return;
      const { price, ...fields } = readCreateOrder(values);
      const input = { submitMode: 'draft' as const, ...fields, totalToman: price === null ? null : toman(price) };
      setBusy(goal);
      try {
        const { data } = await attempt(`order:${JSON.stringify(input)}`, (idempotencyKey) =>
          create({ variables: { input, idempotencyKey } }),
        );
        onCreated();
        toast.success(texts.created);
        onClose();
        if (goal === 'design' && data) await navigate(editOrderLink(data.createOrder.order.id));
      } catch (error) {
        toast.error(error, texts.failed);
      } finally {
        setBusy(null);
      }
    });
  return (
    <form noValidate onSubmit={submit('design')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <TextInput {...form.getInputProps('title')} label={texts.name} required data-autofocus autoComplete="off" />
        <TextInput
          {...form.getInputProps('price')}
          label={texts.price}
          description={texts.priceHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <Textarea {...form.getInputProps('description')} label={texts.description} rows={2} />
        <Textarea {...form.getInputProps('comments')} label={texts.comments} rows={2} />
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            loading={busy === 'later'}
            disabled={busy === 'design'}
            onClick={() => submit('later')()}
          >
            {texts.later}
          </Button>
          <Button type="submit" loading={busy === 'design'} disabled={busy === 'later'}>
            {texts.design}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
