/** Ways in which a simulated gateway's connection treats an answer: most are simply sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { PassingProvocation } from './provocations.js';

export interface Answer {
  readonly status: number;
  /** JSON, or a page where the answer simulates a broken gateway. */
  readonly body: string;
  readonly type: 'application/json' | 'text/html';
}

export interface Reaction {
  readonly manner: 'send' | 'send_late' | 'break' | 'hold';
  readonly answer: Answer;
}

/** How long a provoked late answer waits where the test says nothing else, ms. */
const DEFAULT_LATE_MS = 5000;
/** Longer than any client waits, ms. */
const HOLD_MS = 120_000;

export function brokenGateway(): Answer {
  return {
    status: 502,
    body: '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
    type: 'text/html',
  };
}

export const sendNow = (answer: Answer): Reaction => ({ manner: 'send', answer });

/** `verify` counts one or more verifications and makes the answer for the last of them. */
export async function provokedReaction(
  provocation: PassingProvocation,
  verify: (times: number) => Promise<Answer>,
): Promise<Reaction> {
  switch (provocation) {
    case 'server_error':
      return sendNow(brokenGateway());
    case 'timeout':
      return { manner: 'hold', answer: brokenGateway() };
    case 'late':
      return { manner: 'send_late', answer: await verify(1) };
    case 'lost_answer':
      return { manner: 'break', answer: await verify(1) };
    case 'repeated':
      return sendNow(await verify(2));
  }
}

export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).type(`${answer.type}; charset=utf-8`).send(answer.body);
}

/** `closing` ends a wait early, without a fault, when the server closes. */
export async function react(
  reply: FastifyReply,
  { manner, answer }: Reaction,
  { lateMs = DEFAULT_LATE_MS, closing }: { readonly lateMs?: number | undefined; readonly closing: AbortSignal },
): Promise<FastifyReply> {
  if (manner === 'hold') await pause(HOLD_MS, closing);
  if (manner === 'send_late') await pause(lateMs, closing);
  if (manner === 'send' || manner === 'send_late') return sendAnswer(reply, answer);
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

async function pause(ms: number, closing: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: closing, ref: false }).catch((error: unknown) => {
    if (!closing.aborted) throw error;
  });
}
