import { useQuery, useSubscription } from '@apollo/client/react';
import { SiteChangedDocument, SiteOfOrderDocument } from '../../../gql/graphql.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useRefetchOnConnect } from '../../../lib/live/use-refetch-on-connect.js';
import { SiteNotice } from './site-notice.js';

/** The site of an order that was just paid, while it is built and goes online. Nothing for a guest. */
export function PaidSite({ orderId }: { readonly orderId: string }) {
  const { status } = useSession();
  return status === 'signed-in' ? <LiveSite orderId={orderId} /> : null;
}

function LiveSite({ orderId }: { readonly orderId: string }) {
  const { data, refetch } = useQuery(SiteOfOrderDocument, { variables: { orderId } });
  useSubscription(SiteChangedDocument);
  useRefetchOnConnect(refetch);
  const site = data?.order?.site;
  return site ? <SiteNotice site={site} /> : null;
}
