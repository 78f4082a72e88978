import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { registryRefusal, isDomainLabel, ownedName } from '#core/sites/domain-name.js';
import type { WizardDraft } from '#client/features/drafts/index.js';

const { primary: m, extra, owned } = domainMessages;

interface DomainFault {
  /** Label and extension. */
  readonly name: string;
  /** Why no order is taken with it, Persian. */
  readonly message: string;
}

/** Why a name cannot be had, as far as that is known without asking anybody. */
export function faultOf(label: string, extension: string): string | null {
  if (label === '') return null;
  if (!isDomainLabel(label)) return m.fault;
  const refusal = registryRefusal(label, extension);
  return refusal && m.refused[refusal];
}

/** Why a name cannot be one that the customer owns, by its form. */
function ownedFaultOf({ label, extension }: WizardDraft['domain']): string | null {
  return label === '' || ownedName(label + extension) ? null : owned.fault;
}

/** The fault of the primary name, by itself. */
export function primaryFaultOf(domain: WizardDraft['domain']): string | null {
  return domain.isOwned ? ownedFaultOf(domain) : faultOf(domain.label, domain.extension);
}

/** The names of a draft that an order would be refused for, the primary one first. */
export function domainFaults({ domain, extraDomains }: WizardDraft): readonly DomainFault[] {
  const { label, extension, check } = domain;
  const taken = check?.status === 'taken' ? check.message || m.status.taken : null;
  const fault = primaryFaultOf(domain) ?? taken;
  const extras = extraDomains.filter(({ available }) => !available);
  return [
    ...(fault === null ? [] : [{ name: label + extension, message: fault }]),
    ...extras.map((each) => ({ name: each.domain + each.extension, message: extra.unavailable })),
  ];
}
