/** Orders: from the wizard to the finished site. */
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { ORDERED_DRAFT, PREVIEW_ORDER } from '#features/designs/index.js';
import { ORDER_DIRECTORY, SHOWING_ORDER } from '#features/files/index.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { SETTLEMENT_TARGET } from '#features/payments/index.js';
import { TICKET_ORIGIN } from '#features/support/index.js';
import { MoneyBackRequestEntity } from './order/money-back.entity.js';
import { MoneyBackResolver, OrderMoneyBackResolver } from './money-back/money-back.resolver.js';
import { moneyBackRoutes } from './money-back/money-back.routes.js';
import { forgetOwner } from './forget-owner.js';
import { numberOfOrderShowing, orderOfFiles, orderOfPreview, orderOfSession } from './order-files.js';
import { designOptionsRoutes } from './design-options.routes.js';
import { orderDesignRoutes } from './order-design.routes.js';
import { OrderDesignFieldResolver, OrderInsightFieldResolver, OrderInsightResolver } from './order-insight.resolver.js';
import { orderInsightRoutes } from './order-insight.routes.js';
import { orderSettlement } from './payment/order-settlement.js';
import { OrderDomainChangeEntity, OrderEntity, OrderStatusChangeEntity } from './order/orders.entity.js';
import { CreatedOrderResolver, OrderFieldResolver, OrderResolver } from './orders.resolver.js';
import { orderRoutes } from './orders.routes.js';
import { assertDraftIsNew } from './order/orders.store.js';
import { RECHECK_CRON, recheckDomains } from './domains/recheck-domains.job.js';
import { relatedOrderResolvers } from './related-order.resolver.js';
import { orderOfTicket } from './ticket-order.js';

export { OrderEntity } from './order/orders.entity.js';
export { orderNames, ownedNameOf } from './order/order-names.js';
export {
  lockOrderOfSite,
  lockPaidOrder,
  ORDER_SITE,
  orderToBuild,
  type OrderOfSite,
  type OrderSite,
  type SiteFacts,
  type SitePlace,
} from './order/order-site.js';
export { endNameChange, lockNamedOrder, loseOrderName } from './domains/registrable-order.js';
export { completeOrder } from './changes/complete-order.js';
export { createOrder } from './changes/create-order.service.js';
export { logoLink } from './design/order-logo.js';
export { attachPictures, storePictures } from './design/order-pictures.js';
export {
  orderSelection,
  selectDocuments,
  type FlatRow as OrderExportRow,
  type OrderRow,
} from './order/orders.queries.js';
export { ordersFilterSchema } from './order/orders.inputs.js';
export { approveMoneyBack, refuseMoneyBack, requestMoneyBack } from './money-back/money-back.service.js';
export { moneyBackLoader, moneyBackRequestLoader } from './money-back/money-back.queries.js';
export { MoneyBackRequestType, MoneyBackType } from './money-back/money-back.types.js';
export { updateOrderStatus } from './changes/order-status.service.js';
export { OrderType } from './order/orders.types.js';
export { readOrder, relatedOrder } from './order/read-orders.service.js';

export const ordersFeature: Feature = {
  name: 'orders',
  entities: [OrderEntity, OrderStatusChangeEntity, OrderDomainChangeEntity, MoneyBackRequestEntity],
  resolvers: [
    OrderResolver,
    OrderFieldResolver,
    CreatedOrderResolver,
    OrderInsightResolver,
    OrderInsightFieldResolver,
    OrderDesignFieldResolver,
    ...relatedOrderResolvers,
    MoneyBackResolver,
    OrderMoneyBackResolver,
  ],
  routes: [...orderRoutes, ...orderDesignRoutes, ...designOptionsRoutes, ...orderInsightRoutes, ...moneyBackRoutes],
  jobs: { recheck_domains: recheckDomains },
  crons: [RECHECK_CRON],
  provides: [
    provide(SETTLEMENT_TARGET, () => orderSettlement),
    provide(ORDER_DIRECTORY, () => ({
      find: orderOfFiles,
      findBySession: orderOfSession,
    })),
    provide(SHOWING_ORDER, () => numberOfOrderShowing),
    provide(PREVIEW_ORDER, () => orderOfPreview),
    provide(ORDERED_DRAFT, () => assertDraftIsNew),
    provide(TICKET_ORIGIN.order, () => orderOfTicket),
    provide(ACCOUNT_REMOVAL, () => forgetOwner),
  ],
};
