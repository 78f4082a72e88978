/** Where the REST fields of designs and prices differ from GraphQL. */
import { z } from 'zod';
import { brandingSchema, canvasSchema } from '#core/design/design.js';
import { sumTomans } from '#core/money.js';
import type { QuoteLineKind } from '#core/pricing/pricing.js';
import { currencyField } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import { optionsOf } from './design/design-options.js';
import type { DesignEntity } from './design/designs.entity.js';
import type { QuoteType } from './design/quote.types.js';
import { partialWarnings } from './warnings.js';
import { warningsSchema } from './warnings.types.js';

const toman = z.int().describe('In toman.');

/** The sum of the lines of a kind; reductions are a positive amount. */
const part = (kind: QuoteLineKind) =>
  [
    toman,
    ({ lines }: QuoteType) =>
      Math.abs(sumTomans(lines.filter((line) => line.kind === kind).map((line) => line.amountToman))),
  ] as const;

/** The documented parts of a price, in toman; `IRR` names the currency as the documents do (D-04). */
export const priceView = view<QuoteType>('Quote', {
  rename: {
    lines: 'items',
    totalToman: 'total',
    monthlyToman: 'monthly',
    annualToman: 'annual',
    annualDiscountToman: 'annualDiscount',
    payableToman: 'payable',
  },
  nested: { lines: {} },
  add: {
    base: part('base'),
    pages: part('pages'),
    sections: part('sections'),
    branding: part('logo'),
    domains: part('domain'),
    services: part('service'),
    discount: part('coupon'),
    currency: currencyField,
    unit: [z.literal('toman'), () => 'toman'],
    warnings: [warningsSchema, ({ wizard }) => partialWarnings(wizard)],
  },
});

export const optionsResponse = z.object({
  canvasDimensions: canvasSchema.describe('px, of the open page'),
  branding: brandingSchema.omit({ logo: true }),
});

const sharedResponse = z
  .object({ header: z.unknown().optional(), footer: z.unknown().optional() })
  .describe('Sections that are shown on every page without one of its own');

export const designView = view<DesignEntity>('OrderDesign', {
  add: {
    pages: [z.array(z.unknown()), ({ snapshot }) => snapshot.pages],
    shared: [sharedResponse.nullable(), ({ snapshot }) => snapshot.shared ?? null],
    currentPageId: [z.string(), ({ snapshot }) => snapshot.currentPageId],
    sessionId: z.string().nullable(),
    orderId: z.uuid().nullable(),
    options: [optionsResponse, (design, ctx) => optionsOf(ctx, design)],
    createdAt: z.date(),
  },
});
