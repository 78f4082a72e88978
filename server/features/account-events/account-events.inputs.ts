import { z } from 'zod';
import { ACCOUNT_EVENT_KINDS, ACCOUNT_EVENT_LOG } from '#core/account-events.js';
import { ACCOUNT_EVENT_TEXTS as texts } from './account-events.messages.js';

const { default: usual, max } = ACCOUNT_EVENT_LOG.first;

/** A place that the log has given: far below what a number holds exactly. */
const cursorSchema = z.string().regex(/^\d{1,15}$/, texts.cursor);

const kindSchema = z.enum(ACCOUNT_EVENT_KINDS, texts.kind);

/** One text with commas in an address, a list in GraphQL. */
const kindsSchema = z
  .union([z.string().transform((text) => text.split(',').map((kind) => kind.trim())), z.array(z.string())])
  .pipe(z.array(kindSchema).max(ACCOUNT_EVENT_KINDS.length, texts.kind));

export const listEventsSchema = z.object({
  first: z.coerce
    .number()
    .int()
    .min(1)
    .max(max)
    .nullish()
    .transform((first) => first ?? usual),
  /** The first event in the order of the list, where it is not said. */
  after: cursorSchema.nullish(),
  /** `newest_first=true` in an address, `true` in GraphQL. */
  newestFirst: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .nullish()
    .transform((newestFirst) => newestFirst ?? false),
  /** All, where none is chosen. */
  kinds: kindsSchema.nullish().transform((kinds) => kinds ?? []),
});
export type ListEventsData = z.input<typeof listEventsSchema>;
