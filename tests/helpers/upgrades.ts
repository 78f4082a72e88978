/** Upgrades of sites in tests: drafts beyond what was bought, their price, and their orders. */
import { row } from '#platform/db/rows.js';
import type { RestAnswer, TestApp } from './app.js';
import { renewed } from './invoices.js';
import type { Account } from './accounts.js';

export interface UpgradePrice {
  readonly draft_version: number | null;
  readonly publishes: boolean;
  readonly payable_toman: number;
  readonly every_period_toman: number;
  readonly billing: string;
  readonly period: { readonly left: number; readonly whole: number };
  readonly bought: { readonly pages: number; readonly sections: number; readonly services: string[] };
  readonly lines: readonly { readonly kind: string; readonly label: string; readonly amount_toman: number }[];
}

export interface WaitingUpgrade {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly invoice: { readonly id: string; readonly number: string; readonly status: string } | null;
}

/** The calls of one site by one person; each with a token of the moment, since clocks of tests run. */
export function upgradesOf(app: TestApp, siteId: string, by: Account) {
  const call = async (method: string, path: string, body?: unknown): Promise<RestAnswer> =>
    app.rest(method, `/sites/${siteId}${path}`, {
      token: await renewed(app, by),
      ...(body !== undefined && { body }),
    });
  const price = async (body: object = {}): Promise<UpgradePrice> =>
    (await call('POST', '/upgrade/price', body)).body as never;
  const order = (body: object): Promise<RestAnswer> => call('POST', '/upgrade', body);
  return {
    call,
    price,
    order,
    /** Saves a draft of so many pages with so many sections each. */
    draw: async (pages: number, sections: number): Promise<number> => {
      const { body: draft } = await call('GET', '/draft');
      const drawn = Array.from({ length: pages }, (_, page) => ({
        id: `p${page}`,
        name: `صفحه ${page}`,
        sections: Array.from({ length: sections }, (_section, at) => ({
          id: `s${page}-${at}`,
          sectionType: 'hero',
          layoutId: 'hero-1',
          order: at,
        })),
      }));
      const design = {
        ...(draft['design'] as object),
        website_framework: { method: 'dynamic', dynamic_design: { pages: drawn, current_page_id: 'p0' } },
      };
      const saved = await call('PUT', '/draft', { base_version: draft['version'], design });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
      return saved.body['version'] as number;
    },
    /** Orders what the draft has beyond what is bought, at its price. */
    orderDraft: async (services: string[] = []): Promise<WaitingUpgrade> => {
      const { draft_version, payable_toman } = await price({ services });
      const answer = await order({ draft_version, services, shown_toman: payable_toman });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body['upgrade'] as never;
    },
    waiting: async (): Promise<WaitingUpgrade | null> => (await call('GET', '/upgrade')).body['upgrade'] as never,
    /** The price of each renewal now, toman. */
    renewalToman: async (): Promise<number> => {
      const { body } = await call('GET', '/renewal');
      return (body['renewal'] as { amount: number }).amount / 10;
    },
    statusOf: async (id: string): Promise<string | undefined> =>
      (await row<{ status: string }>(app.ctx().em, 'select status from site_upgrades where id = $1', [id]))?.status,
  };
}

export type UpgradesOf = ReturnType<typeof upgradesOf>;
