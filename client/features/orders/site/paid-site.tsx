import { useQuery, useSubscription } from '@apollo/client/react';
import { SiteChangedDocument, SiteOfOrderDocument } from '#client/gql/graphql.js';
import { useSession } from '#client/lib/session/use-session.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { SiteNotice } from './site-notice.js';

/** The site of an order that was just paid, while it is built and goes online. Nothing for a guest. */
export function PaidSite({ orderId }: { readonly orderId: string }) {
  const { status } = useSession();
  return status === 'signed-in' ? <LiveSite orderId={orderId} /> : null;
}

function LiveSite({ orderId }: { readonly orderId: string }) {
  const { data, observable } = useQuery(SiteOfOrderDocument, { variables: { orderId } });
  useSubscription(SiteChangedDocument);
  useRefetchOnConnect(() => refetchOnceSettled(observable));
  const site = data?.order?.site;
  return site ? <SiteNotice site={site} /> : null;
}
