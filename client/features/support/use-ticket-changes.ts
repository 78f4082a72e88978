import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  CloseTicketDocument,
  MarkTicketReadDocument,
  ReopenTicketDocument,
  type TicketFieldsFragment,
} from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';

const texts = supportMessages.conversation;

/** Marks new messages as read while the conversation is visible. */
export function useMarkRead(ticket: Pick<TicketFieldsFragment, 'id' | 'unreadCount'> | undefined): void {
  const [mark] = useMutation(MarkTicketReadDocument);
  const [isSeen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const id = ticket && ticket.unreadCount > 0 && isSeen ? ticket.id : null;
  useEffect(() => {
    // On failure it stays unread until the next message; there is no error message.
    if (id !== null) void mark({ variables: { id } }).catch(() => undefined);
  }, [id, mark]);
}

/** Closing and reopening by the customer. */
export function useClosing(id: string, onChanged: () => Promise<unknown>) {
  const [close] = useMutation(CloseTicketDocument);
  const [reopen] = useMutation(ReopenTicketDocument);
  const [busy, setBusy] = useState(false);
  const change = async (act: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await act();
      await onChanged();
      toast.success(said);
    } catch (error) {
      toast.error(error, texts.changeFailed);
    } finally {
      setBusy(false);
    }
  };
  const variables = { id };
  return {
    busy,
    close: async () => {
      if (!(await confirm({ title: texts.close, text: texts.closeQuestion, action: texts.close }))) return;
      await change(() => close({ variables }), texts.closed);
    },
    reopen: () => change(() => reopen({ variables }), texts.reopened),
  };
}
