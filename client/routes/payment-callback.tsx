export { OrderCallback as Component } from '../features/payments/index.js';
