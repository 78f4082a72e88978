export { DepositCallback as Component } from '#client/features/payments/index.js';
