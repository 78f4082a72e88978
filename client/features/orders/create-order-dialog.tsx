import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { useLiveForm } from '../../lib/use-live-form.js';
import { toast } from '../../ui/toast.js';
import { createOrderSchema, readCreateOrder } from './create-order.rules.js';
import type { LocalDrafts } from './use-local-drafts.js';

const { create: texts, draft: draftTexts } = orderMessages;

interface CreateOrderDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly drafts: Pick<LocalDrafts, 'add' | 'open'>;
}

/** Notes an order down: kept in this browser, and designed now or later (S-177). */
export function CreateOrderDialog({ opened, onClose, drafts }: CreateOrderDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <CreateOrderForm onClose={onClose} drafts={drafts} />
    </Modal>
  );
}

function CreateOrderForm({ onClose, drafts }: Omit<CreateOrderDialogProps, 'opened'>) {
  const form = useLiveForm(createOrderSchema, { title: '', price: '', description: '', comments: '' });
  const [opening, setOpening] = useState(false);
  const keep = (values: typeof form.values): string | null => {
    const id = drafts.add(readCreateOrder(values));
    if (id === null) toast.failure(draftTexts.storageFull, draftTexts.saveFailed);
    return id;
  };
  const later = form.onSubmit((values) => {
    if (keep(values) === null) return;
    toast.success(draftTexts.saved);
    onClose();
  });
  const design = form.onSubmit(async (values) => {
    const id = keep(values);
    if (id === null) return;
    setOpening(true);
    await drafts.open(id);
    setOpening(false);
  });
  return (
    <form noValidate onSubmit={design}>
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
          <Button variant="default" onClick={() => later()}>
            {texts.later}
          </Button>
          <Button type="submit" loading={opening}>
            {texts.design}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
