import { useMutation } from '@apollo/client/react';
import { DeleteOrderDocument, SetOrderStatusDocument, type AdminOrderFragment } from '#client/gql/graphql.js';
import { adminOrderMessages as texts } from './admin-orders.messages.js';
import { confirm } from '#client/ui/confirm.js';
import type { StatusStep } from './status-dialog.js';
import { useRowActs } from '#client/ui/admin/use-row-acts.js';

const LISTS: ReadonlySet<string> = new Set(['AdminOrders', 'DashboardStats']);

/** The acts of an administrator on an order: completing a paid one with one click, moving it on, or deleting it. */
export function useOrderActs() {
  const [setStatus] = useMutation(SetOrderStatusDocument);
  const [deleteOrder] = useMutation(DeleteOrderDocument);
  const { busyId, act } = useRowActs(LISTS);
  const complete = async ({ id, title }: AdminOrderFragment) => {
    const { text, ...question } = texts.completeQuestion;
    if (!(await confirm({ ...question, text: text(title) }))) return;
    const run = () => setStatus({ variables: { id, status: 'completed' } });
    await act(id, run, texts.completed, texts.completeFailed);
  };
  const move = async ({ order, to }: StatusStep, reason: string | null) => {
    const run = () => setStatus({ variables: { id: order.id, status: to, reason } });
    await act(order.id, run, texts.move.done, texts.completeFailed);
  };
  const remove = async ({ id, title }: AdminOrderFragment) => {
    const { text, ...question } = texts.deleteQuestion;
    if (!(await confirm({ ...question, text: text(title), danger: true }))) return;
    await act(id, () => deleteOrder({ variables: { id } }), texts.deleted, texts.deleteFailed);
  };
  return { busyId, complete, move, remove };
}
