import { skipToken, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { OrderToNameDocument } from '#client/gql/graphql.js';
import { serverNow } from '#client/lib/server-clock.js';
import { ChangeDomainDialog } from './dialogs.js';
import { domainChangeOf } from './change-domain.rules.js';

/** The dialog of the order that a notice about its name leads to (`?domain=<order>`), as long as there is a choice. */
export function NamedOrder() {
  const [params, setParams] = useSearchParams();
  const id = params.get('domain');
  const { data } = useQuery(OrderToNameDocument, id ? { variables: { id } } : skipToken);
  const order = id && data?.order.id === id ? data.order : null;
  if (!order || domainChangeOf(order, new Date(serverNow())) === 'closed') return null;
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('domain');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return <ChangeDomainDialog opened order={order} onClose={close} />;
}
