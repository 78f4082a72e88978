import { z } from 'zod';
import { named, nullable, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noBody, noQuery } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import { orderUpgradeSchema, priceUpgradeSchema } from './upgrades.inputs.js';
import { cancelSiteUpgrade, readWaitingUpgrade } from './upgrades.service.js';
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

export const upgradeRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/upgrade',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The ordered upgrade of a site that is still to be paid; null where nothing is.',
    params: id,
    query: noQuery,
    response: waiting,
    handle: async (ctx, { params }) => ({ upgrade: await readWaitingUpgrade(ctx, params.id) }),
  }),
  operationRoute('POST /sites/{id}/upgrade/price', 'siteUpgradePrice', {
    example: {},
    input: priceUpgradeSchema,
    response: priceView,
  }),
  operationRoute('POST /sites/{id}/upgrade', 'orderSiteUpgrade', {
    example: { shown_toman: 0 },
    input: orderUpgradeSchema,
    response: named(upgradeView, 'upgrade'),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/upgrade',
    access: 'user',
    keys: ['write:billing'],
    summary: "Gives up what waits to be paid for one's own site; its invoice is cancelled.",
    params: id,
    query: noQuery,
    body: noBody,
    response: waiting,
    handle: async (ctx, { params }) => {
      await cancelSiteUpgrade(ctx, params.id);
      return { upgrade: await readWaitingUpgrade(ctx, params.id) };
    },
  }),
];
