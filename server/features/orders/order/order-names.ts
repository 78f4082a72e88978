/** The domain names that an order has asked for. */
import type { WizardData } from '#core/design/design.js';
import { nameOf, type DomainName } from '#features/domains/index.js';

type UserInfo = WizardData['userInfo'];

/** Primary first, then the others, each once; none where no name was given. */
export function namesOf({ userInfo }: { readonly userInfo: UserInfo }): DomainName[] {
  const primary = { label: userInfo.domain, extension: userInfo.domainExtension };
  const extras = userInfo.additionalDomains.map(({ domain, extension }) => ({ label: domain, extension }));
  const given = [primary, ...extras].filter(({ label }) => label !== '');
  return [...new Map(given.map((name) => [nameOf(name), name])).values()];
}

/** The name that an order shows. */
export function primaryName({ userInfo }: { readonly userInfo: UserInfo }): string {
  return userInfo.domain === '' ? '' : userInfo.domain + userInfo.domainExtension;
}

/** The whole domain names of an order, the primary one first. */
export function orderNames(data: Pick<WizardData, 'userInfo'>): string[] {
  return namesOf(data).map(nameOf);
}
