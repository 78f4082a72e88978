/** For tests alone. */
import type { SiteCardFragment } from '#client/gql/graphql.js';

const URL = 'http://mehr.sites.localhost:4000';

/** A site that is online at our address. */
export function siteFixture(over: Partial<SiteCardFragment> = {}): SiteCardFragment & { readonly __typename: 'Site' } {
  return {
    __typename: 'Site',
    id: 's1',
    orderId: 'o1',
    title: 'کتاب‌سرای مهر',
    url: URL,
    address: URL,
    openUrl: URL,
    status: 'online',
    isBuilding: false,
    stopReason: null,
    failureReason: null,
    failureDetail: null,
    liveReleaseId: 'r1',
    weekVisitors: null,
    unreadMessages: 0,
    keptUntil: null,
    previewUrl: '/api/sites/s1/preview',
    liveRelease: { id: 'r1', origin: 'design' },
    ...over,
  };
}
