/** Edits of the domain names of a draft (specification 1 §4 and §5). */
import {
  DEFAULT_EXTENSION,
  isDomainLabel,
  labelOfTyped,
  normalizeDomainLabel,
  ownedName,
  splitName,
} from '#core/sites/domain-name.js';
import type { ExtraDomain } from '#core/design/design.js';
import type { DomainCheck, WizardDraft } from '../draft/wizard-draft.js';

export const MAX_EXTRA_DOMAINS = 20;

/** A pasted `https://name.ir/` is taken for `name`: the extension is beside the field. */
export function labelOf(typed: string, extension: string): string {
  return labelOfTyped(typed, extension).slice(0, 80);
}

/** A name that is bought becomes one that the customer owns, or the other way round; what was typed stays. */
export function setOwned(draft: WizardDraft, isOwned: boolean): WizardDraft {
  if (draft.domain.isOwned === isOwned) return draft;
  return {
    ...draft,
    domain: { label: draft.domain.label, extension: isOwned ? '' : DEFAULT_EXTENSION, isOwned, check: null },
  };
}

/** Typing clears the previous answer. A name that the customer owns is typed whole. */
export function typeDomain(draft: WizardDraft, typed: string): WizardDraft {
  if (draft.domain.isOwned) {
    const { label, extension } = splitName(normalizeDomainLabel(typed));
    return {
      ...draft,
      domain: { label: label.slice(0, 80), extension: extension.slice(0, 80), isOwned: true, check: null },
    };
  }
  const label = labelOf(typed, draft.domain.extension);
  const check = label === draft.domain.label ? draft.domain.check : null;
  return { ...draft, domain: { ...draft.domain, label, check } };
}

/** An answer for a name that has been typed over meanwhile is dropped. */
export function storeCheck(draft: WizardDraft, check: DomainCheck): WizardDraft {
  if (check.domain !== draft.domain.label || check.extension !== draft.domain.extension) return draft;
  return { ...draft, domain: { ...draft.domain, check } };
}

/** The server would not take an order with this name: the name is marked until it is changed or checked again. */
export function refuseDomain(draft: WizardDraft, name: string, message: string, checkedAt: string): WizardDraft {
  const { label: domain, extension, isOwned } = draft.domain;
  const sent = isOwned ? ownedName(domain + extension) : draft.domain;
  const isPrimary = sent !== null && sent.label + sent.extension === name;
  const check = isPrimary ? { domain, extension, status: 'taken' as const, message, checkedAt } : draft.domain.check;
  return {
    ...draft,
    domain: { ...draft.domain, check },
    extraDomains: draft.extraDomains.map((extra) =>
      extra.domain + extra.extension === name ? { ...extra, available: false } : extra,
    ),
  };
}

function isSameDomain(
  one: Pick<ExtraDomain, 'domain' | 'extension'>,
  other: Pick<ExtraDomain, 'domain' | 'extension'>,
): boolean {
  return one.domain === other.domain && one.extension === other.extension;
}

/** The primary name counts too: nobody pays twice for one domain. */
export function hasDomain(draft: WizardDraft, name: Pick<ExtraDomain, 'domain' | 'extension'>): boolean {
  const primary = { domain: draft.domain.label, extension: draft.domain.extension };
  return [primary, ...draft.extraDomains].some((each) => isSameDomain(each, name));
}

export function addExtraDomain(draft: WizardDraft, extra: ExtraDomain, index = draft.extraDomains.length): WizardDraft {
  if (!isDomainLabel(extra.domain) || hasDomain(draft, extra) || draft.extraDomains.length >= MAX_EXTRA_DOMAINS)
    return draft;
  const extraDomains = [...draft.extraDomains];
  extraDomains.splice(index, 0, extra);
  return { ...draft, extraDomains };
}

export function removeExtraDomain(draft: WizardDraft, index: number): WizardDraft {
  return { ...draft, extraDomains: draft.extraDomains.filter((_, at) => at !== index) };
}
