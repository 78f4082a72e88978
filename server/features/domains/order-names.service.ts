/** Whether names may be ordered: the registries' rules first, then our own paid orders, then the registries. */
import { registryRefusal } from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import type { DomainAnswer } from '#platform/ports.js';
import { visitorOf } from './availability.service.js';
import { claimedByOthers } from './claims.js';
import { refusals } from './domains.messages.js';

export interface DomainName {
  readonly label: string;
  /** With its dot. */
  readonly extension: string;
}

export const nameOf = ({ label, extension }: DomainName): string => label + extension;

/** A person waits: what the registries have not said by then is confirmed later. */
const PATIENCE_MS = 4000;

const NO_ANSWER: DomainAnswer = { status: 'unknown', reason: 'timeout' };

async function checkInTime(ctx: Ctx, { label, extension }: DomainName): Promise<DomainAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DomainAnswer>((resolve) => (timer = setTimeout(() => resolve(NO_ANSWER), PATIENCE_MS)));
  const requested = ctx.ports.registry.check(label, extension, visitorOf(ctx));
  return Promise.race([requested, late]).finally(() => clearTimeout(timer));
}

/** @throws AppError DOMAIN_REFUSED naming the first name that its registry would not take. */
function assertRegistrable(names: readonly DomainName[]): void {
  for (const name of names) {
    const refusal = registryRefusal(name.label, name.extension);
    if (refusal) throw new AppError('DOMAIN_REFUSED', { details: { domain: nameOf(name) }, fa: refusals[refusal] });
  }
}

/** @throws AppError DOMAIN_TAKEN where a paid order other than `orderId` holds one of the names. */
export async function assertUnclaimed(ctx: Ctx, names: readonly DomainName[], orderId: string | null): Promise<void> {
  const [claimed] = await claimedByOthers(ctx, names.map(nameOf), orderId);
  if (claimed !== undefined) throw new AppError('DOMAIN_TAKEN', { details: { domain: claimed } });
}

export type NamesAnswer =
  | { readonly status: 'available' }
  /** `name` is the first that is taken. */
  | { readonly status: 'taken'; readonly name: DomainName }
  /** A registry has not answered, and none of the others has said "taken". */
  | { readonly status: 'unknown' };

/** The answers of the registries about some names; never inside a transaction. */
export async function checkNames(ctx: Ctx, names: readonly DomainName[]): Promise<NamesAnswer> {
  const answers = await Promise.all(names.map((name) => checkInTime(ctx, name)));
  const taken = names.find((_, index) => answers[index]?.status === 'taken');
  if (taken) return { status: 'taken', name: taken };
  return { status: answers.every(({ status }) => status === 'available') ? 'available' : 'unknown' };
}

/**
 * Checks all names at once; never inside a transaction. True where every registry has confirmed that its name is free,
 * false where one has not answered.
 * @throws AppError DOMAIN_REFUSED, DOMAIN_TAKEN, each with `details.domain`.
 */
export async function confirmNames(
  ctx: Ctx,
  names: readonly DomainName[],
  orderId: string | null = null,
): Promise<boolean> {
  assertRegistrable(names);
  await assertUnclaimed(ctx, names, orderId);
  const answer = await checkNames(ctx, names);
  if (answer.status === 'taken') throw new AppError('DOMAIN_TAKEN', { details: { domain: nameOf(answer.name) } });
  return answer.status === 'available';
}
