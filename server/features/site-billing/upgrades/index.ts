/** The upgrades of a site beyond what its order has paid for. */
import { provide } from '#platform/provided.js';
import { UPGRADED_SERVICE } from '#features/invoices/index.js';
import { SITE_ROWS } from '#features/sites/index.js';
import { upgradedSite } from './upgraded-site.js';
import { SiteUpgradeEntity } from './upgrades.entity.js';
import { SiteUpgradeResolver, UpgradeLineResolver, UpgradesOfSiteResolver } from './upgrades.resolver.js';
import { upgradeRoutes } from './upgrades.routes.js';
import { upgradeRows } from './upgrades.store.js';

export const upgrades = {
  entities: [SiteUpgradeEntity],
  resolvers: [SiteUpgradeResolver, UpgradeLineResolver, UpgradesOfSiteResolver],
  routes: upgradeRoutes,
  provides: [provide(UPGRADED_SERVICE, () => upgradedSite), provide(SITE_ROWS, () => upgradeRows)],
};
