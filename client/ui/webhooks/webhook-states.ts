/** The states of webhooks and of their deliveries, as they are shown. No I/O. */
import type { DeliveryState, WebhookFault } from '#core/sites/webhooks.js';
import type { ToneName } from '../tone.js';

/** A webhook of a site or of an account. Instants as they came over the wire. */
export interface ShownWebhook {
  readonly id: string;
  readonly url: string;
  /** The name of the API key that added it. */
  readonly madeByKey: string | null;
  readonly failingSince: string | null;
  readonly turnedOffAt: string | null;
}

/** A delivery of either. */
export interface ShownDelivery {
  readonly id: string;
  readonly event: string;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly lastStatus: number | null;
  readonly lastFault: WebhookFault | null;
  readonly lastTryAt: string | null;
  readonly nextTryAt: string | null;
  readonly createdAt: string;
}

export type WebhookState = 'on' | 'failing' | 'off';

export function stateOf({
  turnedOffAt,
  failingSince,
}: Pick<ShownWebhook, 'turnedOffAt' | 'failingSince'>): WebhookState {
  if (turnedOffAt !== null) return 'off';
  return failingSince === null ? 'on' : 'failing';
}

export const WEBHOOK_TONES: Readonly<Record<WebhookState, ToneName>> = { on: 'good', failing: 'waiting', off: 'bad' };

type Progress = Pick<ShownDelivery, 'state' | 'nextTryAt'>;

export function toneOf({ state }: Progress): ToneName {
  if (state === 'delivered') return 'good';
  return state === 'failed' ? 'bad' : 'waiting';
}

/** It is on its way: the job is about to send it. */
export function isUnderWay({ state, nextTryAt }: Progress): boolean {
  return state === 'waiting' && nextTryAt === null;
}
