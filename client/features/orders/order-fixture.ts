/** For tests alone. */
import { rial, toman } from '#core/money.js';
import type { OrderCardFragment } from '#client/gql/graphql.js';

type Order = OrderCardFragment & {
  readonly __typename: 'Order';
  readonly progress: { readonly __typename: 'OrderProgress' };
};

/** A designed order that waits for its payment. */
export const orderFixture = (over: Partial<Order> = {}): Order => ({
  __typename: 'Order',
  id: 'o1',
  orderNumber: 'WZ-1732180000000',
  title: 'کتاب‌سرای مهر',
  description: 'فروشگاه <b>کتاب</b>',
  comments: null,
  status: 'pending',
  paymentStatus: 'pending',
  priceToman: toman(2_500_000),
  refundedRials: rial(0),
  siteType: 'business',
  totalPages: 2,
  totalSections: 7,
  isDesigned: true,
  previewPageId: null,
  domain: 'mehr.ir',
  domainStatus: 'confirmed',
  domainChangeUntil: null,
  domainRefused: null,
  domainRefusal: null,
  primaryColor: '#8B5CF6',
  createdAt: '2026-11-21T10:00:00.000Z',
  designPreviewUrl: '/api/design-preview/o1?signature=s',
  wizardData: { userInfo: null },
  invoice: { id: 'i1', status: 'pending' },
  progress: { __typename: 'OrderProgress', percent: 25, steps: [] },
  site: null,
  ...over,
});
