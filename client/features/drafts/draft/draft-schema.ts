/**
 * The gate for whatever comes back from the browser's storage. Loaded only where something is stored: a first visit
 * does without the schema library.
 */
import { z } from 'zod';
import { designSchema } from '#core/design/design.js';
import { wizardDraftSchema } from '#core/design/wizard-draft.js';
import { HELD } from '#client/features/editor/index.js';

const domainCheckSchema = z.object({
  domain: z.string(),
  extension: z.string(),
  status: z.enum(['available', 'taken', 'unknown']),
  /** Persian, from the server. */
  message: z.string(),
  /** ISO-8601, UTC. */
  checkedAt: z.string(),
});

/** The fields of a draft that an account keeps, and those that belong to this browser alone. */
export const draftSchema = wizardDraftSchema.extend({
  domain: z.object({
    label: z.string().max(80),
    extension: z.string().max(80),
    isOwned: z.boolean().default(false),
    check: domainCheckSchema.nullable(),
  }),
  /** The further name that is being typed and not added yet. */
  extraTyped: z.string().max(80).default(''),
  /** The unfinished texts of other fields, by their names. */
  held: z.record(z.string().max(HELD.name), z.string().max(HELD.text)).default({}),
  /** The try to order that may have reached the server: the same content is sent again under the same key. */
  attempt: z.object({ key: z.string().max(100), fingerprint: z.string().max(40) }).nullable(),
});

/** The stored form changes with this number; an older one is offered to be discarded. */
export const DRAFT_VERSION = 1;

export const baseSchema = z.object({ version: z.number().int(), mark: z.string().max(40) });

export const envelopeSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  savedAt: z.number(),
  base: baseSchema.nullable().default(null),
  draft: draftSchema,
});

const otherSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  savedAt: z.number().nullable(),
  until: z.number(),
  draft: draftSchema,
});

/** The copy that was not chosen, from its stored text; null where it cannot be read. */
export function readOther(raw: string): Omit<z.output<typeof otherSchema>, 'version'> | null {
  try {
    const { version: _, ...other } = otherSchema.parse(JSON.parse(raw));
    return other;
  } catch (fault) {
    console.warn('wizard: the other copy cannot be read', fault);
    return null;
  }
}

export const guestDesignSchema = z.object({
  design: designSchema,
  timestamp: z.number(),
  userInfo: z.object({ domain: z.string(), domainExtension: z.string() }).partial(),
});

export type StoredDraft = z.output<typeof draftSchema>;
