/**
 * The documents name `/wallet-payment-callback` as the address that the gateway sends the browser back to after a
 * top-up, beside the page's own `/wallet/payment/callback`. It redirects there with the gateway's query.
 */
import type { FastifyInstance } from 'fastify';

const DOCUMENTED = '/wallet-payment-callback';
const PAGE = '/wallet/payment/callback';

export function registerCallbackAddress(app: FastifyInstance): void {
  app.get(DOCUMENTED, (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(`${PAGE}${query < 0 ? '' : request.url.slice(query)}`, 302);
  });
}
