/** The Zarinpal-compatible gateway as a Fastify plugin (protocols B1). Register it with a prefix of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '#server/sandbox/forms.js';
import { brokenGateway, refuse, type Answer } from './gateway.answers.js';
import {
  callInquiry,
  callRequest,
  callReverse,
  callUnverified,
  callVerify,
  inquiryStatus,
  type Gateway,
  type Reaction,
} from './gateway.calls.js';
import { registerStartPay, type StartPayOptions } from './start-pay.js';

export interface GatewayPluginOptions extends Gateway, StartPayOptions {
  /** How long a provoked late answer waits, ms. */
  readonly lateMs?: number;
}

const DEFAULT_LATE_MS = 5000;
/** Longer than any client waits, ms. */
const HOLD_MS = 120_000;
const BOOK_LIMIT = 200;

export async function gatewayPlugin(scope: FastifyInstance, options: GatewayPluginOptions): Promise<void> {
  const closing = new AbortController();
  scope.addHook('preClose', async () => closing.abort());
  acceptForms(scope);
  scope.setErrorHandler((error: FastifyError, request, reply) => void answerFault(error, request, reply));

  scope.post('/pg/v4/payment/request.json', async (request, reply) =>
    send(reply, await callRequest(options, request.body, request.headers.referer ?? null)),
  );
  scope.post('/pg/v4/payment/verify.json', async (request, reply) => {
    const reaction = await callVerify(options, request.body);
    return react(reply, reaction, options.lateMs ?? DEFAULT_LATE_MS, closing.signal);
  });
  scope.post('/pg/v4/payment/inquiry.json', async (request, reply) =>
    send(reply, await callInquiry(options, request.body)),
  );
  scope.post('/pg/v4/payment/unVerified.json', async (request, reply) =>
    send(reply, await callUnverified(options, request.body)),
  );
  scope.post('/pg/v4/payment/reverse.json', async (request, reply) =>
    send(reply, await callReverse(options, request.body)),
  );
  scope.get('/book', async () => readBook(options));
  registerStartPay(scope, options, options);
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).type(`${answer.type}; charset=utf-8`).send(answer.body);
}

async function react(
  reply: FastifyReply,
  { manner, answer }: Reaction,
  lateMs: number,
  closing: AbortSignal,
): Promise<FastifyReply> {
  if (manner === 'hold') await pause(HOLD_MS, closing);
  if (manner === 'send_late') await pause(lateMs, closing);
  if (manner === 'send' || manner === 'send_late') return send(reply, answer);
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Ends early, without a fault, when the server closes. */
async function pause(ms: number, closing: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: closing, ref: false }).catch((error: unknown) => {
    if (!closing.aborted) throw error;
  });
}

/** Errors follow the protocol: a body that is not JSON is -9, a fault of ours a broken gateway. */
async function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'the sandbox gateway failed');
  await send(reply, status >= 500 ? brokenGateway() : refuse('-9'));
}

/** Every payment newest first, for tests and for people who look into the book. */
async function readBook({ store }: Gateway): Promise<unknown> {
  const sessions = await store.newest(BOOK_LIMIT);
  return {
    sessions: sessions.map((session) => ({
      authority: session.authority,
      amount_rials: session.amountRials,
      currency: session.currency,
      description: session.description,
      order_id: session.orderId,
      callback_url: session.callbackUrl,
      status: inquiryStatus(session),
      verified_count: session.verifiedCount,
      ref_id: session.refId,
      created_at: session.createdAt,
      paid_at: session.paidAt,
    })),
  };
}
