/** The state after a try to send a delivery: it is done, waits for the next try, or has failed. No I/O. */
import { WEBHOOK, type DeliveryState } from '#core/sites/webhooks.js';
import type { WebhookAnswer } from '#platform/ports.js';

export interface Progress {
  readonly state: DeliveryState;
  readonly nextTryAt: Date | null;
  /** The webhook is turned off. */
  readonly turnsOff: boolean;
}

/** The receiver says that it is gone for good; by the specification nothing is sent there any more. */
const GONE = 410;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `tries`: with this one. `failingSince`: the first failure after the last success, null where this is the first. */
export function afterTry(
  answer: WebhookAnswer,
  { tries, failingSince, now }: { readonly tries: number; readonly failingSince: Date | null; readonly now: Date },
): Progress {
  const status = 'status' in answer ? answer.status : null;
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', nextTryAt: null, turnsOff: false };
  if (status === GONE) return { state: 'failed', nextTryAt: null, turnsOff: true };
  const pause = WEBHOOK.pauses[tries - 1];
  if (pause !== undefined) {
    return { state: 'waiting', nextTryAt: new Date(now.getTime() + pause * 1000), turnsOff: false };
  }
  const failingMs = failingSince ? now.getTime() - failingSince.getTime() : 0;
  return { state: 'failed', nextTryAt: null, turnsOff: failingMs >= WEBHOOK.failingDays * DAY_MS };
}
