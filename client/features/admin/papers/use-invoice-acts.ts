import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { CancelInvoiceDocument, SetInvoiceStatusDocument, type AdminInvoiceFragment } from '../../../gql/graphql.js';
import { adminPaperMessages } from '../../../lib/messages/admin-papers.messages.js';
import { refreshQueries } from '../../../lib/refresh.js';
import { confirm } from '../../../ui/confirm.js';
import { toast } from '../../../ui/toast.js';

const { invoices: texts } = adminPaperMessages;
export const INVOICE_LISTS: ReadonlySet<string> = new Set(['AdminInvoices', 'DashboardStats']);

/** An invoice that was paid outside, or is not to be paid any more. */
export function useInvoiceActs() {
  const [setStatus] = useMutation(SetInvoiceStatusDocument);
  const [cancelInvoice] = useMutation(CancelInvoiceDocument);
  const client = useApolloClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const act = async (id: string, run: () => Promise<unknown>) => {
    setBusyId(id);
    try {
      await run();
      await refreshQueries(client, INVOICE_LISTS);
      toast.success(texts.changed);
    } catch (error) {
      toast.error(error, texts.changeFailed);
    } finally {
      setBusyId(null);
    }
  };
  const markPaid = async ({ id, number }: AdminInvoiceFragment) => {
    const { text, ...question } = texts.paidQuestion;
    if (!(await confirm({ ...question, text: text(number) }))) return;
    await act(id, () => setStatus({ variables: { id, status: 'paid' } }));
  };
  const cancel = async ({ id, number }: AdminInvoiceFragment) => {
    const { text, ...question } = texts.cancelQuestion;
    if (!(await confirm({ ...question, text: text(number), danger: true }))) return;
    await act(id, () => cancelInvoice({ variables: { id } }));
  };
  return { busyId, markPaid, cancel };
}
