/** Orders: what a customer has asked to be built, from the wizard to the finished site. */
import { unitOfWork } from '../../platform/context.js';
import type { Feature } from '../../platform/feature.js';
import { registerPreviewOrders } from '../designs/index.js';
import { registerOrderDirectory } from '../files/index.js';
import { registerSettlementTarget } from '../payments/index.js';
import { registerTicketOrigin } from '../support/index.js';
import { backfillRenewals } from './backfill-renewals.js';
import './forget-owner.js';
import { numberOfOrderShowing, orderOfFiles, orderOfPreview } from './order-files.js';
import { designOptionsRoutes } from './design-options.routes.js';
import { orderDesignRoutes } from './order-design.routes.js';
import { OrderDesignFieldResolver, OrderInsightFieldResolver, OrderInsightResolver } from './order-insight.resolver.js';
import { orderInsightRoutes } from './order-insight.routes.js';
import { orderSettlement } from './order-settlement.js';
import { OrderDomainChangeEntity, OrderEntity, OrderStatusChangeEntity } from './orders.entity.js';
import { OrderFieldResolver, OrderPageResolver, OrderResolver } from './orders.resolver.js';
import { orderRoutes } from './orders.routes.js';
import { RECHECK_CRON, recheckDomains } from './recheck-domains.job.js';
import { orderOfTicket } from './ticket-order.js';

export { createOrder, type CreatedOrder } from './create-order.service.js';
export { orderSelection, type FlatRow as OrderExportRow, type OrderRow } from './orders.queries.js';
export { ordersFilterSchema } from './orders.inputs.js';
export { updateOrderStatus } from './order-status.service.js';
export { readOrder } from './read-orders.service.js';

registerSettlementTarget(orderSettlement);
registerOrderDirectory({ find: orderOfFiles, numberOfShowing: numberOfOrderShowing });
registerPreviewOrders(orderOfPreview);
registerTicketOrigin('order', orderOfTicket);

export const ordersFeature: Feature = {
  name: 'orders',
  entities: [OrderEntity, OrderStatusChangeEntity, OrderDomainChangeEntity],
  resolvers: [
    OrderResolver,
    OrderFieldResolver,
    OrderPageResolver,
    OrderInsightResolver,
    OrderInsightFieldResolver,
    OrderDesignFieldResolver,
  ],
  routes: [...orderRoutes, ...orderDesignRoutes, ...designOptionsRoutes, ...orderInsightRoutes],
  jobs: { backfill_renewals: backfillRenewals, recheck_domains: recheckDomains },
  crons: [RECHECK_CRON],
  seed: (ctx) => unitOfWork(ctx, (tx) => tx.enqueue('backfill_renewals', {}, { key: 'backfill_renewals' })),
};
