import type { SitePageFieldsFragment } from '#client/gql/graphql.js';

/** The properties of the panel of a tab (site-tabs.ts). */
export interface SiteTabProps {
  readonly site: SitePageFieldsFragment;
}
