import type { SiteStateFragment } from '../../../gql/graphql.js';

/** Where visitors of a site arrive: at the customer's own domain where one is connected, else at our address. */
export function siteAddress({ url, domains }: Pick<SiteStateFragment, 'url' | 'domains'>): string {
  return domains.find(({ isPrimary }) => isPrimary)?.url ?? url;
}
