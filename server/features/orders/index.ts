/** Orders: what a customer has asked to be built, from the wizard to the finished site. */
import type { Feature } from '../../platform/feature.js';
import { registerSettlementTarget } from '../payments/index.js';
import { orderDesignRoutes } from './order-design.routes.js';
import { orderSettlement } from './order-settlement.js';
import { OrderEntity, OrderStatusChangeEntity } from './orders.entity.js';
import { OrderFieldResolver, OrderPageResolver, OrderResolver } from './orders.resolver.js';
import { orderRoutes } from './orders.routes.js';

export { createOrder, type CreatedOrder } from './create-order.service.js';
export type { OrderRow } from './orders.queries.js';
export { readOrder } from './read-orders.service.js';

registerSettlementTarget(orderSettlement);

export const ordersFeature: Feature = {
  name: 'orders',
  entities: [OrderEntity, OrderStatusChangeEntity],
  resolvers: [OrderResolver, OrderFieldResolver, OrderPageResolver],
  routes: [...orderRoutes, ...orderDesignRoutes],
};
