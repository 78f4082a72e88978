/**
 * What the wizard keeps while a customer works (specification 1 §3): like `WizardData` of core, but every answer
 * may still be missing. The schema is the gate for whatever comes back from the browser's storage.
 */
import { z } from 'zod';
import { brandingSchema, designSchema, extraDomainSchema, type Design } from '../../../../core/design.js';
import { DEFAULT_EXTENSION } from '../../../../core/domain-name.js';
import { BRAND, CANVAS, TEXT, WIZARD } from '../../../../core/limits.js';
import { SERVICE_KEYS, type ServiceKey } from '../../../../core/price-list.js';
import { designMessages } from '../../../lib/messages/wizard-design.messages.js';

export const MAIN_PAGE_ID = 'main';

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
  branding: brandingSchema,
  domain: z.object({
    label: z.string().max(80),
    extension: z.string().max(30),
    check: domainCheckSchema.nullable(),
  }),
  extraDomains: z.array(extraDomainSchema).max(20),
  services: z.array(z.enum(SERVICE_KEYS as [ServiceKey, ...ServiceKey[]])),
  billing: z.enum(['monthly', 'annual']),
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

export type WizardDraft = z.output<typeof draftSchema>;
export type DomainCheck = z.output<typeof domainCheckSchema>;
export type OrderDetails = WizardDraft['order'];
export type DesignMethod = NonNullable<WizardDraft['method']>;

/** One page, nothing on it yet. */
export function emptyDesign(): Design {
  const canvasDimensions = { width: CANVAS.width.default, height: CANVAS.height.default };
  return {
    pages: [{ id: MAIN_PAGE_ID, name: designMessages.mainPage, sections: [], canvasDimensions }],
    currentPageId: MAIN_PAGE_ID,
  };
}

export function newDraft(): WizardDraft {
  return {
    siteType: null,
    method: null,
    templateId: null,
    design: emptyDesign(),
    branding: { primaryColor: BRAND.defaultColor, fontFamily: BRAND.defaultFont, customColors: [], logo: null },
    domain: { label: '', extension: DEFAULT_EXTENSION, check: null },
    extraDomains: [],
    services: [],
    billing: 'monthly',
    order: { title: '', description: '', comments: '' },
    attempt: null,
    step: 1,
    furthest: 1,
  };
}
