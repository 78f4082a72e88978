/** The yearly prices of domains: seeded from the documented list, an administrator's to change. */
import { toman, tomanToRial } from '#core/money.js';
import { EXTENSION_PRICES, RENEWAL_PRICES, type ExtensionPrices } from '#core/pricing/price-list.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { newId } from '#platform/id.js';
import { Key, provide } from '#platform/provided.js';
import { DomainPriceEntity, type DomainCategory } from './domain-price.entity.js';
import { descriptions } from './domains.messages.js';
import type { DomainExtensionType } from './domains.types.js';

/** A row as it is stored. */
export type ExtensionRow = Omit<DomainExtensionType, 'checkable'>;

const COLUMNS = columns<ExtensionRow>()('id extension priceToman renewalPriceToman description category available', {
  expressions: { priceToman: 'price_rials / 10', renewalPriceToman: 'renewal_price_rials / 10' },
});

/** All extensions in their order, also those not offered now. */
export function extensionSelection(): { readonly text: string; readonly values: [] } {
  return { text: `select ${COLUMNS} from domain_prices order by position, extension`, values: [] };
}

/** All extensions in their order, also those not offered now. Anyone's to read. */
export async function domainExtensions(ctx: Ctx): Promise<DomainExtensionType[]> {
  const found = await rows<ExtensionRow>(ctx.em, extensionSelection().text);
  return found.map((item) => ({ ...item, checkable: ctx.ports.registry.supports(item.extension) }));
}

const FRESH_MS = 1000;

interface Known {
  readonly readAt: number;
  readonly extensions: Promise<readonly DomainExtensionType[]>;
}

/** The prices that were read last; null where they are to be read again. */
const PRICES = new Key<{ last: Known | null }>('domain prices');

export const priceCache = provide(PRICES, () => ({ last: null }));

function knownExtensions(ctx: Ctx): Promise<readonly DomainExtensionType[]> {
  const now = ctx.clock.now().getTime();
  const cache = ctx.provided.one(PRICES);
  if (cache.last && Math.abs(now - cache.last.readAt) < FRESH_MS) return cache.last.extensions;
  const extensions = domainExtensions(ctx);
  cache.last = { readAt: now, extensions };
  extensions.catch(() => (cache.last = null));
  return extensions;
}

/** Yearly toman price of each extension on offer, for the price function; at most a second old. */
export async function extensionPrices(ctx: Ctx): Promise<ExtensionPrices> {
  const offered = (await knownExtensions(ctx)).filter((item) => item.available);
  return Object.fromEntries(offered.map((item) => [item.extension, toman(item.priceToman)]));
}

/** Toman of each year after the first, by extension, also of those not on offer now; at most a second old. */
export async function renewalPrices(ctx: Ctx): Promise<ExtensionPrices> {
  const known = await knownExtensions(ctx);
  return Object.fromEntries(known.map((item) => [item.extension, toman(item.renewalPriceToman)]));
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
    renewalPriceRials: tomanToRial(RENEWAL_PRICES[extension as keyof typeof RENEWAL_PRICES]),
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
