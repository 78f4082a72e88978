import { useMutation } from '@apollo/client/react';
import { CancelInvoiceDocument, SetInvoiceStatusDocument, type AdminInvoiceFragment } from '#client/gql/graphql.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { useRowActs } from '../parts/use-row-acts.js';

const { invoices: texts } = adminDocumentMessages;
export const INVOICE_LISTS: ReadonlySet<string> = new Set(['AdminInvoices', 'DashboardStats']);

/** An invoice that was paid outside, or is not to be paid any more. */
export function useInvoiceActs() {
  const [setStatus] = useMutation(SetInvoiceStatusDocument);
  const [cancelInvoice] = useMutation(CancelInvoiceDocument);
  const { busyId, act } = useRowActs(INVOICE_LISTS);
  const markPaid = async ({ id, number }: AdminInvoiceFragment) => {
    const { text, ...question } = texts.paidQuestion;
    if (!(await confirm({ ...question, text: text(number) }))) return;
    await act(id, () => setStatus({ variables: { id, status: 'paid' } }), texts.changed, texts.changeFailed);
  };
  const cancel = async ({ id, number }: AdminInvoiceFragment) => {
    const { text, ...question } = texts.cancelQuestion;
    if (!(await confirm({ ...question, text: text(number), danger: true }))) return;
    await act(id, () => cancelInvoice({ variables: { id } }), texts.changed, texts.changeFailed);
  };
  return { busyId, markPaid, cancel };
}
