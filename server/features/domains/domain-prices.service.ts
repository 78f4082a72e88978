/** The yearly prices of domains: seeded from the documented list, an administrator's to change. */
import { toman, tomanToRial, type Toman } from '../../../core/money.js';
import { EXTENSION_PRICES, type ExtensionPrices } from '../../../core/price-list.js';
import { unitOfWork, type Ctx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import { newId } from '../../platform/id.js';
import { Key, provide } from '../../platform/provided.js';
import { DomainPriceEntity, type DomainCategory } from './domain-price.entity.js';
import { descriptions } from './domains.messages.js';

export interface DomainExtension {
  readonly id: string;
  readonly extension: string;
  readonly priceToman: Toman;
  readonly description: string;
  readonly category: DomainCategory;
  readonly available: boolean;
  /** Whether a registry is known that can be asked if a name is free. */
  readonly checkable: boolean;
}

/** All extensions in their order, also those not offered now. Anyone's to read. */
export async function domainExtensions(ctx: Ctx): Promise<DomainExtension[]> {
  const found = await rows<Omit<DomainExtension, 'checkable'>>(
    ctx.em,
    'select id, extension, price_rials / 10 as "priceToman", description, category, available from domain_prices order by position, extension',
  );
  return found.map((item) => ({ ...item, checkable: ctx.ports.registry.supports(item.extension) }));
}

const FRESH_MS = 1000;

interface Known {
  readonly readAt: number;
  readonly prices: Promise<ExtensionPrices>;
}

/** What was read last; null where it is to be read again. */
const PRICES = new Key<{ last: Known | null }>('domain prices');

export const priceCache = provide(PRICES, () => ({ last: null }));

async function readPrices(ctx: Ctx): Promise<ExtensionPrices> {
  const offered = (await domainExtensions(ctx)).filter((item) => item.available);
  return Object.fromEntries(offered.map((item) => [item.extension, toman(item.priceToman)]));
}

/** Yearly toman price of each extension on offer, for the price function; at most a second old. */
export function extensionPrices(ctx: Ctx): Promise<ExtensionPrices> {
  const now = ctx.clock.now().getTime();
  const cache = ctx.provided.one(PRICES);
  if (cache.last && Math.abs(now - cache.last.readAt) < FRESH_MS) return cache.last.prices;
  const prices = readPrices(ctx);
  cache.last = { readAt: now, prices };
  prices.catch(() => (cache.last = null));
  return prices;
}

/** This process reads the prices again at the next call; the others within a second. */
export function forgetPrices(ctx: Ctx): void {
  ctx.provided.one(PRICES).last = null;
}

function categoryOf(extension: string): DomainCategory {
  if (extension === '.ir') return 'country';
  return ['.co', '.io', '.me', '.cc'].includes(extension) ? 'specialized' : 'generic';
}

/** Adds the extensions that are missing; prices that were changed stay. */
export async function seedDomainPrices(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const items = Object.entries(EXTENSION_PRICES).map(([extension, price], position) => ({
    id: newId(),
    extension,
    priceRials: tomanToRial(price),
    description: descriptions[extension] ?? extension,
    category: categoryOf(extension),
    position,
    available: true,
    createdAt: now,
    updatedAt: now,
  }));
  await unitOfWork(ctx, async (tx) => {
    await tx.em.upsertMany(DomainPriceEntity, items, { onConflictFields: ['extension'], onConflictAction: 'ignore' });
  });
}
