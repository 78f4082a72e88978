/** The Zarinpal-compatible gateway as a Fastify plugin (protocols B1). Register it with a prefix of its own. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gatewayTitle } from '#core/gateways.js';
import { acceptForms } from '#server/sandbox/forms.js';
import { readBook } from '../../simulation/gateway.book.js';
import { withQuery } from '../../simulation/pay.page.js';
import { registerPay, type GatewayPluginOptions } from '../../simulation/pay.js';
import { brokenGateway, react, sendAnswer } from '../../simulation/reactions.js';
import { refuse } from './gateway.answers.js';
import { callInquiry, callRequest, callReverse, callUnverified, callVerify, isAuthority } from './gateway.calls.js';
import { OUTCOMES, REFUSED } from './outcomes.js';

export async function zarinpalPlugin(scope: FastifyInstance, options: GatewayPluginOptions): Promise<void> {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  acceptForms(scope);
  scope.setErrorHandler((error: FastifyError, request, reply) => void answerFault(error, request, reply));

  scope.post('/pg/v4/payment/request.json', async (request, reply) =>
    sendAnswer(reply, await callRequest(options, request.body, request.headers.referer ?? null)),
  );
  scope.post('/pg/v4/payment/verify.json', async (request, reply) => {
    const reaction = await callVerify(options, request.body);
    return react(reply, reaction, { lateMs: options.lateMs, closing: closing.signal });
  });
  scope.post('/pg/v4/payment/inquiry.json', async (request, reply) =>
    sendAnswer(reply, await callInquiry(options, request.body)),
  );
  scope.post('/pg/v4/payment/unVerified.json', async (request, reply) =>
    sendAnswer(reply, await callUnverified(options, request.body)),
  );
  scope.post('/pg/v4/payment/reverse.json', async (request, reply) =>
    sendAnswer(reply, await callReverse(options, request.body)),
  );
  scope.get('/book', async () => readBook(options.store, isAuthority));
  registerPay(scope, options, {
    merchantName: options.merchantName,
    home: options.home,
    gatewayName: gatewayTitle('zarinpal'),
    path: '/pg/StartPay',
    isName: isAuthority,
    outcomes: new Map(Object.entries(OUTCOMES)),
    refused: REFUSED,
    callback: (session, isPaid) =>
      withQuery(session.callbackUrl, `Authority=${session.authority}&Status=${isPaid ? 'OK' : 'NOK'}`),
  });
}

/** Errors follow the protocol: a body that is not JSON is -9, a fault of ours a broken gateway. */
async function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'the sandbox gateway failed');
  await sendAnswer(reply, status >= 500 ? brokenGateway() : refuse('-9'));
}
