import { z } from 'zod';
import { brandingSchema, canvasSchema } from '../../../core/design.js';
import { sumTomans, type Toman } from '../../../core/money.js';
import type { Quote, QuoteLineKind } from '../../../core/pricing.js';
import type { Ctx } from '../../platform/context.js';
import { optionsOf } from './design-options.js';
import type { DesignEntity } from './designs.entity.js';
import { previewUrlOf } from './preview/preview-address.js';
import { presentLine } from './quote.types.js';

const toman = z.number().int().describe('toman');

export const priceResponse = z.object({
  base: toman,
  pages: toman,
  sections: toman,
  branding: toman,
  domains: toman,
  services: toman,
  total: toman,
  monthly: toman,
  annual: toman,
  annualDiscount: toman,
  discount: toman.describe('What the discount code takes off what is paid now.'),
  payable: toman.describe('What an order of this wizard costs now.'),
  billing: z.enum(['monthly', 'annual']),
  currency: z.literal('IRR'),
  unit: z.literal('toman'),
  items: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      label: z.string(),
      quantity: z.number().int(),
      unitToman: toman,
      amountToman: toman,
      recurrence: z.enum(['one_off', 'recurring']),
    }),
  ),
});

/** The documented parts of a price, in toman; `IRR` names the currency as the documents do (D-04). */
export function presentPrice(quote: Quote): z.output<typeof priceResponse> {
  const part = (kind: QuoteLineKind): Toman =>
    sumTomans(quote.lines.filter((line) => line.kind === kind).map((line) => line.amountToman));
  return {
    base: part('base'),
    pages: part('pages'),
    sections: part('sections'),
    branding: part('logo'),
    domains: part('domain'),
    services: part('service'),
    total: quote.total,
    monthly: quote.monthly,
    annual: quote.annual,
    annualDiscount: quote.annualDiscount,
    discount: Math.abs(part('coupon')),
    payable: quote.payable,
    billing: quote.billing,
    currency: 'IRR',
    unit: 'toman',
    items: quote.lines.map(presentLine),
  };
}

export const optionsResponse = z.object({
  canvasDimensions: canvasSchema.describe('px, of the open page'),
  branding: brandingSchema.omit({ logo: true }),
});

export const designResponse = z.object({
  id: z.uuid(),
  pages: z.array(z.unknown()),
  currentPageId: z.string(),
  sessionId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  options: optionsResponse,
  version: z.number().int().describe('Counts the saves; an edit may name the one it began from.'),
  previewUrl: z.string().describe('The picture of the page that stands for the design.'),
  createdAt: z.date(),
  updatedAt: z.date(),
});

export async function presentDesign(ctx: Ctx, design: DesignEntity): Promise<z.output<typeof designResponse>> {
  const { id, snapshot, sessionId, orderId, version, createdAt, updatedAt } = design;
  return {
    id,
    pages: snapshot.pages,
    currentPageId: snapshot.currentPageId,
    sessionId,
    orderId,
    options: await optionsOf(ctx, design),
    version,
    previewUrl: previewUrlOf(design),
    createdAt,
    updatedAt,
  };
}
