export { DepositCallback as Component } from '../features/payments/deposit-callback.js';
