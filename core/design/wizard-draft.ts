/**
 * An unfinished wizard as an account keeps it: every answer may still be missing. What belongs to one browser alone,
 * such as a text that is being typed, is added by the client.
 */
import { z } from 'zod';
import { brandingSchema, designSchema, extraDomainSchema } from './design.js';
import { DEFAULT_EXTENSION } from '../sites/domain-name.js';
import { TEXT, WIZARD } from '../limits/limits.js';
import { SERVICE_KEYS, type ServiceKey } from '../pricing/price-list.js';

const step = z.number().int().min(1).max(WIZARD.steps).default(1);

export const wizardDraftSchema = z.object({
  siteType: z.enum(['personal', 'business']).nullable().default(null),
  method: z.enum(['template', 'dynamic']).nullable().default(null),
  templateId: z.string().max(60).nullable().default(null),
  design: designSchema,
  /** The facts of the site were given, or left for later: the card of step 2 is one line. */
  factsAsked: z.boolean().default(false),
  branding: brandingSchema.prefault({}),
  domain: z
    .object({
      label: z.string().max(80).default(''),
      extension: z.string().max(80).default(DEFAULT_EXTENSION),
      /** The customer owns the name already; it is kept as it was typed. */
      isOwned: z.boolean().default(false),
    })
    .prefault({}),
  extraDomains: z.array(extraDomainSchema).max(20).default([]),
  services: z
    .array(z.enum(SERVICE_KEYS as [ServiceKey, ...ServiceKey[]]))
    .max(30)
    .default([]),
  billing: z.enum(['monthly', 'annual']).default('monthly'),
  /** Documented without a screen of its own; that of an edited order stays. */
  customizationLevel: z.array(z.number()).max(5).default([3]),
  /** The typed code; its discount is asked anew each time. */
  couponCode: z.string().max(60).nullable().default(null),
  order: z
    .object({
      title: z
        .string()
        .max(TEXT.title * 2)
        .default(''),
      description: z
        .string()
        .max(TEXT.description * 2)
        .default(''),
      comments: z
        .string()
        .max(TEXT.comments * 2)
        .default(''),
    })
    .prefault({}),
  /** Where the customer was last: 1 to 6. */
  step,
  /** The last step that was ever opened. */
  furthest: step,
});

export type WizardDraftContent = z.output<typeof wizardDraftSchema>;
