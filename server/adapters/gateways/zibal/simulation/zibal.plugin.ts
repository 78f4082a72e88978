/** Zibal's gateway and its service for giving money back as a Fastify plugin. Register it with a prefix of its own. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gatewayTitle } from '#core/gateways.js';
import { acceptForms } from '#server/sandbox/forms.js';
import { readBook } from '../../simulation/gateway.book.js';
import { withQuery } from '../../simulation/pay.page.js';
import { registerPay, type GatewayPluginOptions } from '../../simulation/pay.js';
import { brokenGateway, react, sendAnswer } from '../../simulation/reactions.js';
import { OUTCOMES, REFUSED } from './outcomes.js';
import { answer, callInquiry, callRefund, callRequest, callVerify, isTrackId } from './zibal.calls.js';

/** States of the documents, as the callback names them. */
const PAID = 2;
const TURNED_BACK = 3;

const BEARER = /^Bearer (.+)$/i;

export async function zibalPlugin(scope: FastifyInstance, options: GatewayPluginOptions): Promise<void> {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  acceptForms(scope);
  scope.setErrorHandler((error: FastifyError, request, reply) => void answerFault(error, request, reply));

  scope.post('/v1/request', async (request, reply) => sendAnswer(reply, await callRequest(options, request.body)));
  scope.post('/v1/verify', async (request, reply) => {
    const reaction = await callVerify(options, request.body);
    return react(reply, reaction, { lateMs: options.lateMs, closing: closing.signal });
  });
  scope.post('/v1/inquiry', async (request, reply) => sendAnswer(reply, await callInquiry(options, request.body)));
  scope.post('/v1/account/refund', async (request, reply) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
    return sendAnswer(reply, await callRefund(options, request.body, token));
  });
  scope.get('/book', async () => readBook(options.store, isTrackId));
  registerPay(scope, options, {
    merchantName: options.merchantName,
    home: options.home,
    gatewayName: gatewayTitle('zibal'),
    path: '/start',
    isName: isTrackId,
    outcomes: OUTCOMES,
    refused: REFUSED,
    callback: (session, isPaid) =>
      withQuery(
        session.callbackUrl,
        `success=${isPaid ? 1 : 0}&trackId=${session.authority}&orderId=${encodeURIComponent(session.orderId ?? '')}&status=${isPaid ? PAID : TURNED_BACK}`,
      ),
  });
}

/** A body that cannot be read names no merchant. */
async function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'the sandbox gateway failed');
  await sendAnswer(reply, status >= 500 ? brokenGateway() : answer(102));
}
