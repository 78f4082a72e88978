/** Placing orders in tests, through GraphQL. */
import type { Account } from './accounts.js';
import type { TestApp } from './app.js';
import { freshDomain, payableOf, typedWizard, wizard } from './wizards.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';

export const CREATE_ORDER = `mutation Create($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) {
  order { id orderNumber title status paymentStatus priceToman priceRials domain totalPages totalSections logoUrl
    wizardData { branding { logo } websiteFramework { dynamicDesign { pages { sections { customData { images { key value } } } } } } }
    customer { id fullName email } invoice { status amountToman lines { label amountToman } } quote { payableToman lines { label amountToman } } }
  paymentUrl } }`;

export interface Created {
  createOrder: {
    order: {
      id: string;
      orderNumber: string;
      title: string;
      status: string;
      paymentStatus: string;
      priceToman: number;
      priceRials: number;
      domain: string;
      totalPages: number;
      totalSections: number;
      wizardData: { branding: { logo: string | null } };
      logoUrl: string | null;
      customer: { id: string; fullName: string; email: string };
      invoice: { status: string; amountToman: number; lines: { label: string; amountToman: number }[] };
      quote: { payableToman: number; lines: { label: string; amountToman: number }[] };
    };
    paymentUrl: string | null;
  };
}

export type PlacedOrder = Created['createOrder']['order'];

/** A draft with one page, a service and a second domain, unless `over` says otherwise. */
export async function placeOrder(
  app: TestApp,
  account: Account,
  over: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const wizardData = wizard({ domain: freshDomain(), services: ['seoOptimization'], extras: ['.com'] });
  const input = { submitMode: 'draft', wizardData, totalToman: payableOf(wizardData), ...over };
  const typed = { ...input, wizardData: typedWizard(input.wizardData) };
  const { data, errors } = await app.graphql<Created>(CREATE_ORDER, { input: typed }, account.token);
  if (errors) throw new Error(JSON.stringify(errors));
  const { order } = data.createOrder;
  return { ...order, wizardData: fromKeyedLists(order.wizardData, 'dropped') as PlacedOrder['wizardData'] };
}
