import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import type { CatalogueLayoutType, CatalogueTemplateType } from './catalogue.types.js';

/** Everybody gets the same; it changes with the version of the product. Seconds. */
const CACHED = { cacheSeconds: 3600 };

const layoutView = view<CatalogueLayoutType>('CatalogueLayout', {
  nested: { slots: {}, itemLists: { nested: { slots: {} } }, parts: {} },
});

const texts = z.record(z.string(), z.string()).describe('Its own texts, by the slots of its full page.');

const templateView = view<CatalogueTemplateType>('CatalogueTemplate', {
  nested: { look: {}, parts: {} },
  add: { texts },
});

export const catalogueRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /layouts', 'layouts', { ...CACHED, response: layoutView, example: { section_type: 'hero' } }),
  operationRoute('GET /templates', 'templates', { ...CACHED, response: templateView }),
  operationRoute('GET /trades', 'trades', { ...CACHED }),
  operationRoute('GET /fonts', 'fonts', { ...CACHED }),
];
