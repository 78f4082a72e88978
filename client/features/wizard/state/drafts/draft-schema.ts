/**
 * The gate for whatever comes back from the browser's storage. Loaded only where something is stored: a first visit
 * does without the schema library.
 */
import { z } from 'zod';
import { brandingSchema, designSchema, extraDomainSchema } from '../../../../../core/design.js';
import { TEXT, WIZARD } from '../../../../../core/limits.js';
import { SERVICE_KEYS, type ServiceKey } from '../../../../../core/price-list.js';
import { HELD } from '../held-texts.js';

const domainCheckSchema = z.object({
  domain: z.string(),
  extension: z.string(),
  status: z.enum(['available', 'taken', 'unknown']),
  /** Persian, from the server. */
  message: z.string(),
  /** ISO-8601, UTC. */
  checkedAt: z.string(),
});

export const draftSchema = z.object({
  siteType: z.enum(['personal', 'business']).nullable(),
  method: z.enum(['template', 'dynamic']).nullable(),
  templateId: z.string().max(60).nullable(),
  design: designSchema,
  /** The facts of the site were given, or left for later: the card of step 2 is one line. */
  factsAsked: z.boolean().default(false),
  branding: brandingSchema,
  domain: z.object({
    label: z.string().max(80),
    extension: z.string().max(30),
    check: domainCheckSchema.nullable(),
  }),
  extraDomains: z.array(extraDomainSchema).max(20),
  /** The further name that is being typed and not added yet. */
  extraTyped: z.string().max(80).default(''),
  /** What other fields hold until it is taken, by their names. */
  held: z.record(z.string().max(HELD.name), z.string().max(HELD.text)).default({}),
  services: z.array(z.enum(SERVICE_KEYS as [ServiceKey, ...ServiceKey[]])),
  billing: z.enum(['monthly', 'annual']),
  /** Documented without a screen of its own; that of an edited order stays. */
  customizationLevel: z.array(z.number()).max(5).default([3]),
  /** As it was typed; what it takes off is asked anew each time. */
  couponCode: z.string().max(60).nullable().default(null),
  order: z.object({
    title: z.string().max(TEXT.title * 2),
    description: z.string().max(TEXT.description * 2),
    comments: z.string().max(TEXT.comments * 2),
  }),
  /** The try to order that may have reached the server: the same content is sent again under the same key. */
  attempt: z.object({ key: z.string().max(100), fingerprint: z.string().max(40) }).nullable(),
  /** Where the customer was last: 1 to 6. */
  step: z.number().int().min(1).max(WIZARD.steps),
  /** The last step that was ever opened. */
  furthest: z.number().int().min(1).max(WIZARD.steps).default(1),
});

/** The stored form changes with this number; an older one is offered to be discarded. */
export const DRAFT_VERSION = 1;

const baseSchema = z.object({ version: z.number().int(), mark: z.string().max(40) });

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
