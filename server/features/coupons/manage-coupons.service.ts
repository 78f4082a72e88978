/** Administrators' actions on coupons. Every change is recorded in the audit log. */
import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { foldForSearch } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { toman, tomanToRial } from '#core/money.js';
import { requireAdmin, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { pageBounds, type LazyPage, type PageInput } from '#platform/db/page.js';
import { sqlState, UNIQUE_VIOLATION } from '#platform/db/sql-state.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { CouponEntity, CouponUseEntity } from './coupon.entity.js';
import { couponSchema, couponsSchema, type CouponData, type CouponGiven } from './coupons.inputs.js';
import { COUPON_TEXTS } from './coupons.messages.js';
import { findCoupon, pageCoupons, pageUses } from './coupons.queries.js';
import type { CouponType, CouponUseType } from './coupons.types.js';

/** Newest first unless sorted otherwise. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function listCoupons(
  ctx: Ctx,
  given: z.input<typeof couponsSchema>,
  requested: PageInput,
): Promise<LazyPage<CouponType>> {
  requireAdmin(ctx);
  const filter = parseInput(couponsSchema, given);
  return pageCoupons(ctx, filter, pageBounds(requested, PAGE_SIZE.admin));
}

/** @throws AppError FORBIDDEN, NOT_FOUND. */
async function readOneCoupon(ctx: Ctx, id: string): Promise<CouponType> {
  requireAdmin(ctx);
  const coupon = isId(id) ? await findCoupon(ctx, id) : null;
  if (!coupon) throw new AppError('NOT_FOUND');
  return coupon;
}

/** Which orders used a coupon, newest first, also those that gave it back. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function listUses(ctx: Ctx, couponId: string, requested: PageInput): Promise<LazyPage<CouponUseType>> {
  const { id } = await readOneCoupon(ctx, couponId);
  return pageUses(ctx, id, pageBounds(requested, PAGE_SIZE.admin));
}

/** The fields that a form sets, and that the log compares. */
function fieldsOf(data: CouponData) {
  const { description, kind, value, minimumToman, startsAt, endsAt, totalLimit, perUserLimit, active } = data;
  return {
    description,
    percent: kind === 'percent' ? value : null,
    amountRials: kind === 'amount' ? tomanToRial(toman(value)) : null,
    minimumRials: tomanToRial(minimumToman),
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    totalLimit: totalLimit ?? null,
    perUserLimit: perUserLimit ?? null,
    active,
  };
}

type Fields = ReturnType<typeof fieldsOf>;

function searchTextOf(code: string, description: string | null): string {
  return foldForSearch(`${code} ${description ?? ''}`);
}

const subjectOf = ({ id, code }: { readonly id: string; readonly code: string }) => ({
  type: 'coupon' as const,
  id,
  label: code,
});

/** @throws AppError FORBIDDEN, VALIDATION_ERROR also for a code that is there already. */
export async function createCoupon(ctx: Ctx, given: CouponGiven): Promise<CouponType> {
  requireAdmin(ctx);
  const data = parseInput(couponSchema, given);
  const [id, { code }, fields] = [newId(), data, fieldsOf(data)];
  await unitOfWork(ctx, async (tx) => {
    const now = tx.clock.now();
    const counts = { used: 0, discountedRials: tomanToRial(toman(0)) };
    const searchText = searchTextOf(code, fields.description);
    await tx.em.insert(CouponEntity, { id, code, ...fields, ...counts, searchText, createdAt: now, updatedAt: now });
    await audit(tx, { action: 'coupon.create', subject: subjectOf({ id, code }), after: { code, ...fields } });
    tx.publish('list.changed', { list: 'coupons' });
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? codeFault(COUPON_TEXTS.codeTaken) : error;
  });
  return readOneCoupon(ctx, id);
}

function codeFault(message: string): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: 'code', message }] });
}

async function change(ctx: Ctx, id: string, work: (tx: TxCtx, coupon: CouponEntity) => Promise<void>): Promise<void> {
  requireAdmin(ctx);
  await unitOfWork(ctx, async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const coupon = isId(id) ? await tx.em.findOne(CouponEntity, { id }, lock) : null;
    if (!coupon) throw new AppError('NOT_FOUND');
    await work(tx, coupon);
    await tx.em.flush();
    tx.publish('list.changed', { list: 'coupons' });
  });
}

/** Writes what differs, and says it in the log; nothing where nothing does. */
async function write(tx: TxCtx, coupon: CouponEntity, fields: Partial<Fields>): Promise<void> {
  const names = Object.keys(fields) as (keyof Fields)[];
  const changed = names.filter((name) => JSON.stringify(coupon[name]) !== JSON.stringify(fields[name]));
  if (changed.length === 0) return;
  const pick = (from: Partial<Fields>) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const [before, after] = [pick(coupon), pick(fields)];
  tx.em.assign(coupon, { ...fields, updatedAt: tx.clock.now() });
  coupon.searchText = searchTextOf(coupon.code, coupon.description);
  await audit(tx, { action: 'coupon.update', subject: subjectOf(coupon), before, after });
}

/**
 * Orders that hold the coupon keep the terms they took. The code stays, whatever else changes.
 * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR.
 */
export async function updateCoupon(ctx: Ctx, id: string, given: CouponGiven): Promise<CouponType> {
  requireAdmin(ctx);
  const data = parseInput(couponSchema, given);
  await change(ctx, id, async (tx, coupon) => {
    if (data.code !== coupon.code) throw codeFault(COUPON_TEXTS.codeFixed);
    await write(tx, coupon, fieldsOf(data));
  });
  return readOneCoupon(ctx, id);
}

/** Switches a coupon off, or on again. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function setCouponActive(ctx: Ctx, id: string, active: boolean): Promise<CouponType> {
  await change(ctx, id, (tx, coupon) => write(tx, coupon, { active }));
  return readOneCoupon(ctx, id);
}

/** For a coupon that no order ever took. @throws AppError FORBIDDEN, NOT_FOUND, COUPON_IN_USE. */
export async function deleteCoupon(ctx: Ctx, id: string): Promise<void> {
  await change(ctx, id, async (tx, coupon) => {
    if ((await tx.em.count(CouponUseEntity, { couponId: coupon.id })) > 0) throw new AppError('COUPON_IN_USE');
    const { code, used } = coupon;
    await audit(tx, { action: 'coupon.delete', subject: subjectOf(coupon), before: { code, used } });
    tx.em.remove(coupon);
  });
}
