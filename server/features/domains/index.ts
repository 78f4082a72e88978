/** Domain names: what they cost and whether they are free. */
import type { Feature } from '#platform/feature.js';
import { DomainClaimEntity } from './domain-claim.entity.js';
import { DomainPriceEntity } from './domain-price.entity.js';
import { priceCache, seedDomainPrices } from './domain-prices.service.js';
import { DomainsResolver } from './domains.resolver.js';
import { domainRoutes } from './domains.routes.js';
import { ManagePricesResolver } from './manage-prices.resolver.js';
import { managePricesRoutes } from './manage-prices.routes.js';

export {
  claimedByOthers,
  claimNames,
  isNameSent,
  lockNames,
  NAME_HOLDER,
  releaseNames,
  type NameHolder,
} from './claims.js';
export { OWNED_NAMES, type OwnedNames } from './owned-names.js';
export {
  checkNames,
  assertUnclaimed,
  confirmNames,
  nameOf,
  type DomainName,
  type NamesAnswer,
} from './order-names.service.js';
export {
  domainExtensions,
  extensionPrices,
  extensionSelection,
  renewalPrices,
  type ExtensionRow,
} from './domain-prices.service.js';

export const domainsFeature: Feature = {
  name: 'domains',
  entities: [DomainPriceEntity, DomainClaimEntity],
  resolvers: [DomainsResolver, ManagePricesResolver],
  routes: [...domainRoutes, ...managePricesRoutes],
  provides: [priceCache],
  seed: seedDomainPrices,
};
