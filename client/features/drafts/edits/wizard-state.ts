/**
 * The reducer of the wizard's draft: its answers here, what is designed in that of the editor. Pure: no clock, no
 * chance, no storage; an action that does not apply changes nothing.
 */
import { SERVICE_KEYS, type ServiceKey } from '#core/pricing/price-list.js';
import type { WizardDraft } from '../draft/wizard-draft.js';
import * as domains from './domain-edits.js';
import { editorReducer } from '#client/features/editor/index.js';
import type { WizardAction } from './wizard-actions.js';

export function wizardReducer(draft: WizardDraft, action: WizardAction): WizardDraft {
  switch (action.type) {
    case 'siteTypePicked':
      return { ...draft, siteType: action.siteType };
    case 'stepOpened':
      return { ...draft, step: action.step, furthest: Math.max(draft.furthest, action.step) };
    case 'draftReplaced':
      return action.draft;
    case 'domainTyped':
      return domains.typeDomain(draft, action.typed);
    case 'domainOwned':
      return domains.setOwned(draft, action.isOwned);
    case 'domainChecked':
      return domains.storeCheck(draft, action.check);
    case 'domainCheckForgotten':
      return { ...draft, domain: { ...draft.domain, check: null } };
    case 'domainRefused':
      return domains.refuseDomain(draft, action.name, action.message, action.at);
    case 'extraDomainTyped':
      return { ...draft, extraTyped: action.typed.slice(0, 80) };
    case 'extraDomainAdded':
      return domains.addExtraDomain(draft, action.extra, action.index);
    case 'extraDomainRemoved':
      return domains.removeExtraDomain(draft, action.index);
    case 'serviceToggled':
      return { ...draft, services: toggle(draft.services, action.service) };
    case 'billingPicked':
      return { ...draft, billing: action.billing };
    case 'couponPicked':
      return { ...draft, couponCode: action.code };
    case 'orderDetailTyped':
      return { ...draft, order: { ...draft.order, [action.field]: action.value } };
    case 'attemptBegun':
      return { ...draft, attempt: { key: action.key, fingerprint: action.fingerprint } };
    default:
      return editorReducer(draft, action);
  }
}

/** In the order of the price list, whichever was switched on first. */
function toggle(services: readonly ServiceKey[], service: ServiceKey): ServiceKey[] {
  return SERVICE_KEYS.filter((key) => services.includes(key) !== (key === service));
}
