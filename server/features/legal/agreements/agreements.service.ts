/** Who agreed to which version of which legal document: recorded with the account or the order that it belongs to. */
import type { LegalKind } from '#core/legal.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, requirePerson, type Ctx, type TxCtx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { pageBounds, readPage, type LazyPage, type PageInput } from '#platform/db/page.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { isId, newId } from '#platform/id.js';
import type { NewAccount } from '#features/identity/index.js';
import { AgreementEntity } from './agreement.entity.js';
import type { AgreementType } from './agreements.types.js';

const ACCOUNT_KINDS: readonly LegalKind[] = ['terms', 'privacy'];
const ORDER_KINDS: readonly LegalKind[] = ['terms', 'money_back'];

/** Nothing of a moment before the first start with documents: there was nothing to agree to. */
const IN_FORCE = `select distinct on (kind) id from legal_versions
  where kind = any($1::text[]) and published_at <= $2 order by kind, number desc`;

type Agreed = Pick<AgreementEntity, 'userId' | 'way' | 'orderId' | 'agreedAt'>;

async function record(tx: TxCtx, kinds: readonly LegalKind[], agreed: Agreed): Promise<void> {
  const versions = await rows<{ id: string }>(tx.em, IN_FORCE, [kinds, agreed.agreedAt]);
  for (const { id: versionId } of versions)
    tx.em.persist(tx.em.create(AgreementEntity, { id: newId(), versionId, ...agreed }));
}

/** Terms and privacy, as they were when the owner pressed the button. */
export function recordAccountAgreement(tx: TxCtx, { userId, way, at }: NewAccount): Promise<void> {
  return record(tx, ACCOUNT_KINDS, { userId, way, orderId: null, agreedAt: at });
}

/** Terms and the conditions of the money-back guarantee, as they are now. The order is in the database already. */
export function recordOrderAgreement(
  tx: TxCtx,
  order: { readonly id: string; readonly userId: string },
): Promise<void> {
  const { id: orderId, userId } = order;
  return record(tx, ORDER_KINDS, { userId, way: 'order', orderId, agreedAt: tx.clock.now() });
}

const FROM = 'from legal_agreements a join legal_versions v on v.id = a.version_id';
const COLUMNS = columns<AgreementType>()('id kind number way orderId agreedAt', {
  table: 'a',
  expressions: { kind: 'v.kind', number: 'v.number' },
});

function agreementsOf(ctx: Ctx, userId: string, requested: PageInput): Promise<LazyPage<AgreementType>> {
  const where = new Conditions();
  where.add(isId(userId) ? userId : null, (at) => `a.user_id = ${at}`);
  const order = newestFirst('a.agreed_at', 'a.id');
  const list = { columns: COLUMNS, from: FROM, where, order, counted: 'from legal_agreements a' };
  return readPage<AgreementType>(ctx, list, pageBounds(requested, PAGE_SIZE.graphql));
}

/** The viewer's own, newest first. @throws AppError UNAUTHORIZED, FORBIDDEN for an API key. */
export async function myAgreements(ctx: Ctx, requested: PageInput): Promise<LazyPage<AgreementType>> {
  return agreementsOf(ctx, requirePerson(ctx).userId, requested);
}

/** The agreements of an account, newest first. @throws AppError FORBIDDEN. */
export async function userAgreements(ctx: Ctx, userId: string, requested: PageInput): Promise<LazyPage<AgreementType>> {
  requireAdmin(ctx);
  return agreementsOf(ctx, userId, requested);
}
