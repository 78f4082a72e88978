export { DepositCallback as Component } from '../features/payments/index.js';
