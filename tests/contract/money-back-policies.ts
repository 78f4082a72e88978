/** The rows of policies.ts for requests for money back. */
import type { PolicyTable, Rule } from './policies.js';

const reason = 'نیازی به سایت ندارم';
const own = (at: Rule['at'], body?: Rule['body']): Rule => ({ policy: 'owner', at, ...(body && { body }) });
const admin: Rule = { policy: 'admin' };

export const MONEY_BACK_REST: PolicyTable = {
  'GET /orders/{id}/money-back': own({ id: '{paidOrder}' }),
  'POST /orders/{id}/money-back': own({ id: '{paidOrder}' }, { reason }),
  'DELETE /orders/{id}/money-back': own({ id: '{paidOrder}' }),
  'GET /admin/money-back-requests': admin,
  'POST /admin/money-back-requests/{id}/approve': admin,
  'POST /admin/money-back-requests/{id}/refuse': admin,
};

export const MONEY_BACK_GRAPHQL: PolicyTable = {
  'Query.moneyBackRequests': admin,
  'Mutation.requestMoneyBack': own({ orderId: '{paidOrder}', reason }),
  'Mutation.withdrawMoneyBack': own({ orderId: '{paidOrder}' }),
  'Mutation.approveMoneyBack': admin,
  'Mutation.refuseMoneyBack': admin,
};
