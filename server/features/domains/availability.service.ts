/**
 * Whether a domain name is free: our own paid orders and the registry's word, and honest when it has none
 * (D-24).
 */
import { domainToUnicode } from 'node:url';
import { z } from 'zod';
import {
  DEFAULT_EXTENSION,
  hasArabicLetters,
  isDomainLabel,
  labelOfTyped,
  MAX_TYPED_DOMAIN,
  registryRefusal,
} from '#core/sites/domain-name.js';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { claimedByOthers } from './claims.js';
import { extensionPrices } from './domain-prices.service.js';
import { availability, refusals, unknownReasons } from './domains.messages.js';
import type { DomainAvailabilityType } from './domains.types.js';

export const checkSchema = z.object({
  domain: z.string().max(MAX_TYPED_DOMAIN),
  extension: z
    .string()
    .max(MAX_TYPED_DOMAIN)
    .default(DEFAULT_EXTENSION)
    .transform((typed) => `.${typed.trim().toLowerCase().replace(/^\.+/, '')}`),
});

type Answer = Pick<DomainAvailabilityType, 'status' | 'reason' | 'message'>;

/** Who takes turns with others at a registry, and whose rate limit a check counts towards. */
export function visitorOf(ctx: Ctx): string {
  return ctx.viewer?.userId ?? ctx.addressKey;
}

async function queryRegistry(ctx: Ctx, label: string, extension: string): Promise<Answer> {
  const refusal = registryRefusal(label, extension);
  if (refusal) return { status: 'unknown', reason: 'refused_by_registry', message: refusals[refusal] };
  const [claimed] = await claimedByOthers(ctx, [label + extension], null);
  if (claimed !== undefined) return { status: 'taken', reason: null, message: availability.taken(claimed) };
  const answer = await ctx.ports.registry.check(label, extension, visitorOf(ctx));
  if (answer.status === 'unknown') return { ...answer, message: unknownReasons[answer.reason] };
  return { status: answer.status, reason: null, message: availability[answer.status](`${label}${extension}`) };
}

/** With a warning where a name that was pasted in punycode only looks like the Persian one. */
function withWarning(answer: Answer, label: string): Answer {
  if (!hasArabicLetters(domainToUnicode(label))) return answer;
  return { ...answer, message: `${answer.message} ${availability.arabic}` };
}

/**
 * Queries the registry; guests may, within the limit of their address. "Unknown" is an answer, not an error.
 * @throws AppError INVALID_DOMAIN, UNKNOWN_EXTENSION, RATE_LIMITED.
 */
export async function checkAvailability(ctx: Ctx, input: z.input<typeof checkSchema>): Promise<DomainAvailabilityType> {
  const { domain: typed, extension } = parseInput(checkSchema, input);
  const domain = labelOfTyped(typed, extension);
  if (!isDomainLabel(domain)) throw new AppError('INVALID_DOMAIN');
  if (!Object.hasOwn(await extensionPrices(ctx), extension)) throw new AppError('UNKNOWN_EXTENSION');
  await ctx.limits.take('domainCheck', visitorOf(ctx));
  const answer = withWarning(await queryRegistry(ctx, domain, extension), domain);
  return { domain, extension, available: answer.status === 'available', ...answer, checkedAt: ctx.clock.now() };
}
