import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Card, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { SUPPORT } from '#core/limits/limits.js';
import {
  OpenTicketDocument,
  TicketOriginsDocument,
  type TicketCategory,
  type TicketOriginsQuery,
  type TicketPriority,
} from '#client/gql/graphql.js';
import { supportMessages, ticketCategoryNames, ticketPriorityNames } from '#client/lib/messages/support.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { toast } from '#client/ui/toast.js';
import { AttachButton, AttachmentUploads } from './attachments/attachment-uploads.js';
import { useDraft } from './conversation/draft.js';
import styles from './support.module.css';
import { useAttachments } from './attachments/use-attachments.js';

const texts = supportMessages.form;
const CATEGORIES = Object.entries(ticketCategoryNames).map(([value, label]) => ({ value, label }));
const PRIORITIES = Object.entries(ticketPriorityNames).map(([value, label]) => ({ value, label }));
type Origins = TicketOriginsQuery['ticketOrigins'];

interface NewTicketFormProps {
  /** The subject with which the page was opened: an order's id, or a payment's (its id or the gateway's authority). */
  readonly order: string | null;
  readonly payment: string | null;
  readonly onOpened: (id: string) => void;
  readonly onCancel: () => void;
}

/** Report-issue with what one came from. What was typed stays until it has arrived. */
export function NewTicketForm({ order, payment, onOpened, onCancel }: NewTicketFormProps) {
  const { data } = useQuery(TicketOriginsDocument, {
    // The return page of a deposit has only one id of its record; the server finds out of which kind it is.
    variables: { orderId: order, paymentId: payment ?? order },
    skip: order === null && payment === null,
  });
  const form = useNewTicket(data?.ticketOrigins, onOpened);
  const { subject, message, attachments } = form;
  return (
    <Card component="section" padding="xl" aria-labelledby="new-ticket">
      <Stack gap="md">
        <Title order={2} fz={20} id="new-ticket">
          {texts.title}
        </Title>
        {data && <About origins={data.ticketOrigins} />}
        <TextInput
          label={texts.subject}
          placeholder={texts.subjectHint}
          value={subject.text}
          error={subject.fault}
          maxLength={SUPPORT.subject.max}
          {...(subject.text !== '' && { dir: 'auto' })}
          onChange={(event) => subject.set(event.currentTarget.value)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label={texts.category}
            data={CATEGORIES}
            value={form.category}
            onChange={(event) => form.setCategory(event.currentTarget.value as TicketCategory)}
          />
          <NativeSelect
            label={texts.priority}
            data={PRIORITIES}
            value={form.priority}
            onChange={(event) => form.setPriority(event.currentTarget.value as TicketPriority)}
          />
        </SimpleGrid>
        <Textarea
          label={texts.message}
          placeholder={texts.messageHint}
          value={message.text}
          error={message.fault}
          {...(message.text !== '' && { dir: 'auto' })}
          size="md"

          rows={5}

          maxLength={SUPPORT.message}
          onChange={(event) => message.set(event.currentTarget.value)}
        />
        <AttachmentUploads attachments={attachments} />
        {form.fault !== null && <ErrorNotice error={form.fault} title={texts.failed} compact />}
        <Group gap="xs">
          <Button loading={form.busy} disabled={attachments.isUnfinished} onClick={() => void form.send()}>
            {texts.send}
          </Button>
          <AttachButton attachments={attachments} />
          <Button variant="subtle" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function About({ origins: { order, payment } }: { readonly origins: Origins }) {
  if (!order && !payment) return null;
  return (
    <div className={styles.about}>
      <span>{texts.about}</span>
      {order && (
        <strong>
          {texts.order} <bdi>{order.label}</bdi>
        </strong>
      )}
      {payment && (
        <strong>
          {texts.payment} <bdi>{payment.label}</bdi>
        </strong>
      )}
    </div>
  );
}

function guessCategory(origins: Origins | undefined): TicketCategory {
  if (origins?.payment) return 'payment';
  return origins?.order ? 'order' : 'general';
}

function useNewTicket(origins: Origins | undefined, onOpened: (id: string) => void) {
  const { user } = useSession();
  const [subject, setSubject] = useDraft(`${user?.id ?? ''}:new:subject`);
  const [message, setMessage] = useDraft(`${user?.id ?? ''}:new:message`);
  const [chosen, setCategory] = useState<TicketCategory | null>(null);
  const [priority, setPriority] = useState<TicketPriority>('normal');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const attachments = useAttachments();
  const [open] = useMutation(OpenTicketDocument);
  const category = chosen ?? guessCategory(origins);
  const faults = {
    subject: subject.trim().length < SUPPORT.subject.min ? texts.subjectShort : null,
    message: message.trim() === '' ? texts.messageMissing : null,
  };
  const send = async () => {
    setTried(true);
    if (faults.subject || faults.message || busy) return;
    setBusy(true);
    setFault(null);
    try {
      const about = { orderId: origins?.order?.id ?? null, paymentId: origins?.payment?.id ?? null };
      const input = { subject, message, category, priority, ...about, attachments: [...attachments.ids] };
      const { data } = await open({ variables: { input } });
      if (!data) throw new Error('an empty answer');
      setSubject('');
      setMessage('');
      attachments.forget();
      toast.success(texts.sent);
      onOpened(data.openTicket.id);
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    subject: { text: subject, set: setSubject, fault: tried ? faults.subject : null },
    message: { text: message, set: setMessage, fault: tried ? faults.message : null },
    category,
    setCategory,
    priority,
    setPriority,
    attachments,
    busy,
    fault,
    send,
  };
}
