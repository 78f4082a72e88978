/**
 * The draft that the wizard keeps while a customer works (specification 1 §3): like `WizardData` of core, but every
 * answer may still be missing. Its schema is in draft-schema.ts.
 */
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { emptyDesignDraft } from '#client/features/editor/index.js';
import type { StoredDraft } from './draft-schema.js';

export type WizardDraft = StoredDraft;
export type DomainCheck = NonNullable<WizardDraft['domain']['check']>;
export type OrderDetails = WizardDraft['order'];

export function newDraft(): WizardDraft {
  return {
    ...emptyDesignDraft(),
    domain: { label: '', extension: DEFAULT_EXTENSION, isOwned: false, check: null },
    extraDomains: [],
    extraTyped: '',
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
