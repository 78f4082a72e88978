import { useQuery } from '@apollo/client/react';
import { SiteSeoReportDocument } from '#client/gql/graphql.js';

/** The report of the server on a site; where the service was not bought, it is offered. */
export function useSeoReport(id: string) {
  const query = useQuery(SiteSeoReportDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return { query, isOffered: query.data?.siteSeoReport.isBought === false };
}

export type SeoReport = ReturnType<typeof useSeoReport>;
