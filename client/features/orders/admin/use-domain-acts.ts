import { useMutation } from '@apollo/client/react';
import { ConfirmOrderDomainDocument, RefuseOrderDomainDocument } from '#client/gql/graphql.js';
import { adminOrderMessages } from './admin-orders.messages.js';
import { useRowActs } from '#client/ui/admin/use-row-acts.js';

const LISTS: ReadonlySet<string> = new Set(['AdminOrders']);
const { domain: texts } = adminOrderMessages;

/** The decisions of an administrator about a name that an order waits for. */
export function useDomainActs() {
  const [confirmDomain] = useMutation(ConfirmOrderDomainDocument);
  const [refuseDomain] = useMutation(RefuseOrderDomainDocument);
  const { act } = useRowActs(LISTS);
  const confirm = (id: string, domain: string) =>
    act(id, () => confirmDomain({ variables: { id, domain } }), texts.confirmed, texts.failed);
  const refuse = (id: string, domain: string, reason: string) =>
    act(id, () => refuseDomain({ variables: { id, domain, reason } }), texts.refused, texts.failed);
  return { confirm, refuse };
}
