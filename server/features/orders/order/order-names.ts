/** The domain names that an order has asked for. */
import type { WizardData } from '#core/design/design.js';
import { nameOf, type DomainName } from '#features/domains/index.js';

type UserInfo = WizardData['userInfo'];

/** The names to register: primary first, then the others, each once; not one that the customer owns already. */
export function namesOf({ userInfo }: { readonly userInfo: UserInfo }): DomainName[] {
  const primary = { label: userInfo.ownsDomain ? '' : userInfo.domain, extension: userInfo.domainExtension };
  const extras = userInfo.additionalDomains.map(({ domain, extension }) => ({ label: domain, extension }));
  const given = [primary, ...extras].filter(({ label }) => label !== '');
  return [...new Map(given.map((name) => [nameOf(name), name])).values()];
}

/** The name that an order shows. */
export function primaryName({ userInfo }: { readonly userInfo: UserInfo }): string {
  return userInfo.domain === '' ? '' : userInfo.domain + userInfo.domainExtension;
}

/** The primary name where the customer owns it already: it is connected to the site, and never registered. */
export function ownedNameOf({ userInfo }: { readonly userInfo: UserInfo }): string | null {
  return userInfo.ownsDomain && userInfo.domain !== '' ? userInfo.domain + userInfo.domainExtension : null;
}

/** The whole domain names that an order has registered, the primary one first. */
export function orderNames(data: Pick<WizardData, 'userInfo'>): string[] {
  return namesOf(data).map(nameOf);
}
