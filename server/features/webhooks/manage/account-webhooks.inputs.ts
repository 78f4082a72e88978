/** One schema per operation, for both APIs. */
import { z } from 'zod';
import { ACCOUNT_EVENT_KINDS } from '#core/account-events.js';
import { WEBHOOK_TEXTS as texts } from '../webhooks.messages.js';

/** Each once; repeats are accepted, but not without end. */
const kindsSchema = z
  .array(z.enum(ACCOUNT_EVENT_KINDS, texts.event))
  .max(2 * ACCOUNT_EVENT_KINDS.length, texts.event)
  .transform((chosen) => ACCOUNT_EVENT_KINDS.filter((kind) => chosen.includes(kind)));

export const newAccountWebhookSchema = z.object({
  url: z.string(),
  /** All, where none is chosen. */
  kinds: kindsSchema.nullish().transform((chosen) => chosen ?? []),
});
export type NewAccountWebhookData = z.input<typeof newAccountWebhookSchema>;

export const webhookKindsSchema = z.object({ kinds: kindsSchema });
export type WebhookKindsData = z.input<typeof webhookKindsSchema>;

/** Numbers of the log, both included. */
const sequence = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const replaySchema = z.object({ from: sequence, to: sequence });
export type ReplayData = z.input<typeof replaySchema>;
