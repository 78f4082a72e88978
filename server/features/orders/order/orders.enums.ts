import type {
  OrderDomainStatus,
  OrderPaymentStatus,
  OrderSort,
  OrderStatus,
  OrderStepKey,
  SubmitMode,
} from './orders.values.js';
import { enumOf } from '#platform/graphql/enum.js';

export const OrderStatusEnum = enumOf<OrderStatus>('OrderStatus', 'How far an order has come.', {
  pending: 'Placed and not yet paid; it can be edited.',
  in_progress: 'Paid; the site is being built.',
  completed: 'The order is delivered.',
  cancelled: 'Taken back or given up.',
});

export const OrderPaymentStatusEnum = enumOf<OrderPaymentStatus>('OrderPaymentStatus', 'Whether an order is paid.', {
  pending: 'Not yet paid.',
  paid: 'It is paid.',
  failed: 'The last try to pay it failed; it can be tried again.',
  refunded: 'All that was paid has been given back.',
});

export const OrderDomainStatusEnum = enumOf<OrderDomainStatus>(
  'OrderDomainStatus',
  'The availability of the domain names of an order.',
  {
    confirmed: 'The registries have said that they are free.',
    awaiting_confirmation: 'The registries could not be queried yet; they are queried again.',
    awaiting_choice: 'One could not be had; the customer is to choose another.',
  },
);

export const SubmitModeEnum = enumOf<SubmitMode>('SubmitMode', 'The ways to submit a new order.', {
  payment: 'It is placed, and a payment is opened at the gateway.',
  draft: 'It is placed and waits to be paid.',
});

export const OrderStepKeyEnum = enumOf<OrderStepKey>('OrderStepKey', 'A step in the progress of an order.', {
  placed: 'The order was placed.',
  paid: 'It was paid.',
  building: 'The site is being built.',
  delivered: 'The site was delivered.',
  online: 'The site could first be seen at its preview address.',
  connected: 'A domain of the customer leads to the site; only where there is one to be connected.',
  cancelled: 'The order was cancelled.',
  refunded: 'The payment was given back.',
});

export const OrderSortEnum = enumOf<OrderSort>('OrderSort', 'The orders in which the list of orders can be sorted.', {
  created: 'When they were placed.',
  price: 'By the price of the order.',
});
