/** One schema per operation, for both APIs. */
import { z } from 'zod';
import { SITE_EVENTS } from '#core/sites/webhooks.js';
import { WEBHOOK_TEXTS as texts } from '../webhooks.messages.js';

/** Repeats are accepted, but not without end. */
const MOST_GIVEN = 20;

/** At least one, each once. */
const eventsSchema = z
  .array(z.enum(SITE_EVENTS, texts.event), texts.events)
  .min(1, texts.events)
  .max(MOST_GIVEN, texts.events)
  .transform((chosen) => SITE_EVENTS.filter((event) => chosen.includes(event)));

export const newWebhookSchema = z.object({
  url: z.string(),
  /** All, where it is not said. */
  events: eventsSchema.nullish().transform((chosen) => chosen ?? [...SITE_EVENTS]),
});
export type NewWebhookData = z.input<typeof newWebhookSchema>;

export const webhookEventsSchema = z.object({ events: eventsSchema });
export type WebhookEventsData = z.input<typeof webhookEventsSchema>;
