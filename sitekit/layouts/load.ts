/**
 * The library piece by piece, for the browser: one chunk for each section type and each trade, fetched when a page
 * first needs it. Node and the tools take everything at once: `layouts.ts`.
 */
import type { PageInput } from '../page/page-parts.js';
import { addSectionKit, addTradeKit, hasSectionKit, hasTradeKit, typesOfSection, type TradeKit } from './library.js';
import type { Layout } from '../section.types.js';
import { SECTIONS } from '../sections/index.js';
import type { Trade } from '../templates/trades.js';

type Type = Layout['type'];

const TRADES: Record<Trade, () => Promise<TradeKit>> = {
  general: () => import('../copy/general.kit.js').then((kit) => kit.generalKit),
  shop: () => import('../copy/shop.kit.js').then((kit) => kit.shopKit),
  clinic: () => import('../copy/clinic.kit.js').then((kit) => kit.clinicKit),
  restaurant: () => import('../copy/restaurant.kit.js').then((kit) => kit.restaurantKit),
  portfolio: () => import('../copy/portfolio.kit.js').then((kit) => kit.portfolioKit),
  company: () => import('../copy/company.kit.js').then((kit) => kit.companyKit),
  school: () => import('../copy/school.kit.js').then((kit) => kit.schoolKit),
  beauty: () => import('../copy/beauty/beauty.kit.js').then((kit) => kit.beautyKit),
  realestate: () => import('../copy/realestate/realestate.kit.js').then((kit) => kit.realestateKit),
  law: () => import('../copy/law/law.kit.js').then((kit) => kit.lawKit),
  building: () => import('../copy/building/building.kit.js').then((kit) => kit.buildingKit),
  garage: () => import('../copy/garage/garage.kit.js').then((kit) => kit.garageKit),
  gym: () => import('../copy/gym/gym.kit.js').then((kit) => kit.gymKit),
  dentist: () => import('../copy/dentist/dentist.kit.js').then((kit) => kit.dentistKit),
  confectioner: () => import('../copy/confectioner/confectioner.kit.js').then((kit) => kit.confectionerKit),
  languageschool: () => import('../copy/languageschool/languageschool.kit.js').then((kit) => kit.languageschoolKit),
  photographer: () => import('../copy/photographer/photographer.kit.js').then((kit) => kit.photographerKit),
  guesthouse: () => import('../copy/guesthouse/guesthouse.kit.js').then((kit) => kit.guesthouseKit),
  travel: () => import('../copy/travel/travel.kit.js').then((kit) => kit.travelKit),
  weddinghall: () => import('../copy/weddinghall/weddinghall.kit.js').then((kit) => kit.weddinghallKit),
  repairs: () => import('../copy/repairs/repairs.kit.js').then((kit) => kit.repairsKit),
};

const fetched = new Map<string, Promise<void>>();

/** Once for each piece; one that did not come is asked for again. */
function fetchOnce(name: string, get: () => Promise<void>): Promise<void> {
  const known = fetched.get(name);
  if (known) return known;
  const loading = get().catch((fault: unknown) => {
    fetched.delete(name);
    throw fault;
  });
  fetched.set(name, loading);
  return loading;
}

/** The kits that a drawing needs. */
export interface KitNeeds {
  readonly types: readonly Type[];
  readonly trade: Trade;
}

/** The types a page is drawn with, those inside its full pages counted. */
export function typesOfPage(page: Pick<PageInput, 'sections'>): Type[] {
  return [...new Set(page.sections.flatMap(typesOfSection))];
}

/** True where everything is here and a view may be drawn at once. */
export function isLoaded({ types, trade }: KitNeeds): boolean {
  return hasTradeKit(trade) && types.every(hasSectionKit);
}

export async function loadKits({ types, trade }: KitNeeds): Promise<void> {
  const loadType = async (type: Type) => addSectionKit(type, await SECTIONS[type].kit());
  const loadTrade = async () => addTradeKit(trade, await TRADES[trade]());
  await Promise.all([
    fetchOnce(`trade ${trade}`, loadTrade),
    ...types.map((type) => fetchOnce(type, () => loadType(type))),
  ]);
}
