/** The yearly prices of domains: seeded from the documented list, an administrator's to change. */
import { toman, tomanToRial, type Toman } from '../../../core/money.js';
import { EXTENSION_PRICES, type ExtensionPrices } from '../../../core/price-list.js';
import { unitOfWork, type Ctx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import type { EventBus } from '../../platform/events/bus.js';
import { newId } from '../../platform/id.js';
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

/** One entry per running app; a bus belongs to exactly one. */
const known = new WeakMap<EventBus, Known>();

async function readPrices(ctx: Ctx): Promise<ExtensionPrices> {
  const offered = (await domainExtensions(ctx)).filter((item) => item.available);
  return Object.fromEntries(offered.map((item) => [item.extension, toman(item.priceToman)]));
}

/** Yearly toman price of each extension on offer, for the price function; at most a second old. */
export function extensionPrices(ctx: Ctx): Promise<ExtensionPrices> {
  const now = ctx.clock.now().getTime();
  const last = known.get(ctx.bus);
  if (last && Math.abs(now - last.readAt) < FRESH_MS) return last.prices;
  const prices = readPrices(ctx);
  known.set(ctx.bus, { readAt: now, prices });
  prices.catch(() => known.delete(ctx.bus));
  return prices;
}

/** This process reads the prices again at the next call; the others within a second. */
export function forgetPrices(ctx: Ctx): void {
  known.delete(ctx.bus);
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
