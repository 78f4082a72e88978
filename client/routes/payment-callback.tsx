export { OrderCallback as Component } from '../features/payments/order-callback.js';
