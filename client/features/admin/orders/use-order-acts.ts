import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { DeleteOrderDocument, SetOrderStatusDocument, type AdminOrderFragment } from '../../../gql/graphql.js';
import { adminOrderMessages as texts } from '../../../lib/messages/admin-orders.messages.js';
import { refreshQueries } from '../../../lib/refresh.js';
import { confirm } from '../../../ui/confirm.js';
import { toast } from '../../../ui/toast.js';

const LISTS: ReadonlySet<string> = new Set(['AdminOrders', 'DashboardStats']);

/** What an administrator does with an order: completes it with one click, or deletes it; both are asked back. */
export function useOrderActs() {
  const [setStatus] = useMutation(SetOrderStatusDocument);
  const [deleteOrder] = useMutation(DeleteOrderDocument);
  const client = useApolloClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const act = async (id: string, run: () => Promise<unknown>, done: string, failed: string) => {
    setBusyId(id);
    try {
      await run();
      await refreshQueries(client, LISTS);
      toast.success(done);
    } catch (error) {
      toast.error(error, failed);
    } finally {
      setBusyId(null);
    }
  };
  const complete = async ({ id, title }: AdminOrderFragment) => {
    const { text, ...question } = texts.completeQuestion;
    if (!(await confirm({ ...question, text: text(title) }))) return;
    const run = () => setStatus({ variables: { id, status: 'completed' } });
    await act(id, run, texts.completed, texts.completeFailed);
  };
  const remove = async ({ id, title }: AdminOrderFragment) => {
    const { text, ...question } = texts.deleteQuestion;
    if (!(await confirm({ ...question, text: text(title), danger: true }))) return;
    await act(id, () => deleteOrder({ variables: { id } }), texts.deleted, texts.deleteFailed);
  };
  return { busyId, complete, remove };
}
