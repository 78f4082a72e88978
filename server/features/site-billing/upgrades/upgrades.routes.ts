import { z } from 'zod';
import { nullable, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { orderUpgradeSchema, priceUpgradeSchema } from './upgrades.inputs.js';
import { cancelSiteUpgrade, orderSiteUpgrade, priceSiteUpgrade, readWaitingUpgrade } from './upgrades.service.js';
import type { SiteUpgradePriceType, SiteUpgradeType } from './upgrades.types.js';

const upgradeView = view<SiteUpgradeType>('SiteUpgrade', {
  rename: { amountRials: 'amount' },
  nested: {
    lines: {},
    invoice: { only: ['id', 'number', 'amountRials', 'dueDate', 'status'], rename: { amountRials: 'amount' } },
  },
});

const priceView = view<SiteUpgradePriceType>('SiteUpgradePrice', {
  nested: { lines: {}, bought: {}, wanted: {}, period: {} },
});

const id = z.object({ id: z.string() });
const waiting = objectOf({ upgrade: nullable(upgradeView) });

export const upgradeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/upgrade',
    access: 'user',
    keys: ['read:sites'],
    summary: 'What was ordered for a site beyond what was bought and is to be paid; null where nothing is.',
    params: id,
    response: waiting,
    handle: async (ctx, { params }) => ({ upgrade: await readWaitingUpgrade(ctx, params.id) }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/upgrade/price',
    access: 'user',
    keys: ['read:sites'],
    summary: 'What the draft of a site, beyond what is bought, and further services cost more. Orders nothing.',
    params: id,
    body: priceUpgradeSchema.omit({ id: true }).optional(),
    response: priceView,
    handle: (ctx, { params, body }) => priceSiteUpgrade(ctx, { id: params.id, ...body }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/upgrade',
    access: 'user',
    keys: ['write:billing'],
    summary:
      "Orders for one's own site what goes beyond what is bought, at the price that was shown; paying its invoice " +
      'publishes the design. The same order again gives the same one; another replaces the one that waits.',
    params: id,
    body: orderUpgradeSchema.omit({ id: true }),
    response: objectOf({ upgrade: upgradeView }),
    handle: async (ctx, { params, body }) => ({ upgrade: await orderSiteUpgrade(ctx, { id: params.id, ...body }) }),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/upgrade',
    access: 'user',
    keys: ['write:billing'],
    summary: "Gives up what waits to be paid for one's own site; its invoice is cancelled.",
    params: id,
    response: waiting,
    handle: async (ctx, { params }) => {
      await cancelSiteUpgrade(ctx, params.id);
      return { upgrade: await readWaitingUpgrade(ctx, params.id) };
    },
  }),
];
