import { useMutation } from '@apollo/client/react';
import { CloseTicketsDocument, type TeamTicketFieldsFragment } from '#client/gql/graphql.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';

const texts = supportMessages.team;

/** Closes several tickets at once, after a confirmation: all of them or none. */
export function useCloseTickets(onChanged: () => Promise<unknown>) {
  const [closeTickets, { loading }] = useMutation(CloseTicketsDocument);
  const close = async (tickets: readonly TeamTicketFieldsFragment[]): Promise<void> => {
    const [title, count] = [texts.closeSeveral, tickets.length];
    if (!(await confirm({ title, text: texts.closeSeveralText(count), action: title }))) return;
    try {
      await closeTickets({ variables: { ids: tickets.map(({ id }) => id) } });
      await onChanged();
      toast.success(texts.severalClosed(count));
    } catch (error) {
      toast.error(error, supportMessages.conversation.changeFailed);
    }
  };
  return { busy: loading, close };
}
