/**
 * What the wizard keeps while a customer works (specification 1 §3): like `WizardData` of core, but every answer
 * may still be missing. Its schema stands in draft-schema.ts.
 */
import type { Design } from '#core/design/design.js';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { BRAND, CANVAS } from '#core/limits/limits.js';
import { wizardNames } from '../../messages/wizard-names.messages.js';
import type { StoredDraft } from './draft-schema.js';

const MAIN_PAGE_ID = 'main';

export type WizardDraft = StoredDraft;
export type DomainCheck = NonNullable<WizardDraft['domain']['check']>;
export type OrderDetails = WizardDraft['order'];
export type DesignMethod = NonNullable<WizardDraft['method']>;

/** One page, nothing on it yet. */
export function emptyDesign(): Design {
  const canvasDimensions = { width: CANVAS.width.default, height: CANVAS.height.default };
  return {
    pages: [{ id: MAIN_PAGE_ID, name: wizardNames.mainPage, sections: [], canvasDimensions }],
    currentPageId: MAIN_PAGE_ID,
  };
}

export function newDraft(): WizardDraft {
  return {
    siteType: null,
    method: null,
    templateId: null,
    design: emptyDesign(),
    factsAsked: false,
    branding: { primaryColor: BRAND.defaultColor, fontFamily: BRAND.defaultFont, customColors: [], logo: null },
    domain: { label: '', extension: DEFAULT_EXTENSION, check: null },
    extraDomains: [],
    extraTyped: '',
    held: {},
    services: [],
    billing: 'monthly',
    customizationLevel: [3],
    couponCode: null,
    order: { title: '', description: '', comments: '' },
    attempt: null,
    step: 1,
    furthest: 1,
  };
}
