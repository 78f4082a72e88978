import type { SiteStatus } from '#client/gql/graphql.js';

const EDITABLE: readonly SiteStatus[] = ['online', 'building', 'failed'];

/** Whether the server accepts changes of the draft; a site that was not built is mended by one. */
export const isEditable = (status: SiteStatus): boolean => EDITABLE.includes(status);
