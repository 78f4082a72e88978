/**
 * The changes of administrators to the domains on offer (specification 2 §5 "Add domain extension"). Quotes that orders
 * have frozen keep their price; wizards that are still open see the new one within a second.
 */
import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { normalizePersian, parseAmount } from '#core/text/digits.js';
import { isExtension } from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import { toman, tomanToRial } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { DOMAIN_CATEGORIES, DomainPriceEntity } from './domain-price.entity.js';
import { domainExtensions, forgetPrices } from './domain-prices.service.js';
import { adminTexts } from './domains.messages.js';
import type { DomainExtensionType } from './domains.types.js';

/** Far above any domain, far below what a number holds exactly. */
const MOST_TOMANS = 1_000_000_000;

const price = z
  .union([z.number(), z.string().transform((text) => parseAmount(text) ?? Number.NaN)], { error: adminTexts.price })
  .pipe(z.number(adminTexts.price).int(adminTexts.price).min(0, adminTexts.price).max(MOST_TOMANS, adminTexts.price))
  .transform(toman);

/** Toman a year. `renewalPrice` is of the years after the first. */
export const priceSchema = z.object({ price, renewalPrice: price.nullish() });

const filled = (max: number) =>
  z.string(adminTexts.fillAll).transform(normalizePersian).pipe(z.string().min(1, adminTexts.fillAll).max(max));

export const extensionSchema = z.object({
  extension: filled(63)
    // The dot before it may be left out.
    .transform((typed) => `.${typed.toLowerCase().replace(/^\.+/, '')}`)
    .pipe(z.string().refine(isExtension, adminTexts.extension)),
  price: z.union([z.number(), z.string().trim().min(1, adminTexts.fillAll)], { error: adminTexts.fillAll }).pipe(price),
  description: filled(200),
  category: z.enum(DOMAIN_CATEGORIES).default('generic'),
});

/** All extensions, also those not offered. @throws AppError FORBIDDEN. */
export function readPrices(ctx: Ctx): Promise<DomainExtensionType[]> {
  requireAdmin(ctx);
  return domainExtensions(ctx);
}

async function readOne(ctx: Ctx, id: string): Promise<DomainExtensionType> {
  const found = (await domainExtensions(ctx)).find((item) => item.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function change(
  ctx: Ctx,
  id: string,
  work: (tx: TxCtx, item: DomainPriceEntity) => Promise<void>,
): Promise<DomainExtensionType> {
  await unitOfWork(ctx, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const item = isId(id) ? await tx.em.findOne(DomainPriceEntity, { id }, lock) : null;
    if (!item) throw new AppError('NOT_FOUND');
    await work(tx, item);
    tx.em.assign(item, { updatedAt: tx.clock.now() });
    await tx.em.flush();
    tx.publish('list.changed', { list: 'domains' });
  });
  forgetPrices(ctx);
  return readOne(ctx, id);
}

const subjectOf = ({ id, extension }: DomainPriceEntity) => ({ type: 'domain' as const, id, label: extension });

/** Toman a year, a whole number from 0. @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR. */
export async function setPrice(
  ctx: Ctx,
  { id, ...given }: z.input<typeof priceSchema> & { readonly id: string },
): Promise<DomainExtensionType> {
  requireAdmin(ctx);
  const input = parseInput(priceSchema, given);
  const priceRials = tomanToRial(input.price);
  return change(ctx, id, async (tx, item) => {
    const was = item.renewalPriceRials;
    // An extension whose years all cost the same keeps doing so.
    const kept = was === item.priceRials ? priceRials : was;
    const renewalPriceRials = typeof input.renewalPrice === 'number' ? tomanToRial(input.renewalPrice) : kept;
    if (item.priceRials === priceRials && was === renewalPriceRials) return;
    const isApart = renewalPriceRials !== priceRials || was !== item.priceRials;
    const before = { priceRials: item.priceRials, ...(isApart && { renewalPriceRials: was }) };
    const after = { priceRials, ...(isApart && { renewalPriceRials }) };
    tx.em.assign(item, { priceRials, renewalPriceRials });
    await audit(tx, { action: 'domain.price', subject: subjectOf(item), before, after });
  });
}

/** Takes an extension off the offer, or puts it back. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function setOffered(ctx: Ctx, id: string, available: boolean): Promise<DomainExtensionType> {
  requireAdmin(ctx);
  return change(ctx, id, async (tx, item) => {
    const before = { available: item.available };
    if (before.available === available) return;
    tx.em.assign(item, { available });
    await audit(tx, { action: 'domain.offer', subject: subjectOf(item), before, after: { available } });
  });
}

/** Placed last in lists. @throws AppError FORBIDDEN, VALIDATION_ERROR also for an existing extension. */
export async function addExtension(ctx: Ctx, given: z.input<typeof extensionSchema>): Promise<DomainExtensionType> {
  requireAdmin(ctx);
  const { extension, price: priceToman, description, category } = parseInput(extensionSchema, given);
  const id = newId();
  const priceRials = tomanToRial(priceToman);
  const fields = { extension, priceRials, renewalPriceRials: priceRials, description, category, available: true };
  await unitOfWork(ctx, async (tx) => {
    const last = await row<{ next: number }>(
      tx.em,
      'select coalesce(max(position), -1) + 1 as next from domain_prices',
    );
    const now = tx.clock.now();
    await tx.em.insert(DomainPriceEntity, { id, ...fields, position: last?.next ?? 0, createdAt: now, updatedAt: now });
    tx.publish('list.changed', { list: 'domains' });
    await audit(tx, { action: 'domain.add', subject: { type: 'domain', id, label: extension }, after: fields });
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? exists() : error;
  });
  forgetPrices(ctx);
  return readOne(ctx, id);
}

function exists(): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: 'extension', message: adminTexts.exists }] });
}
