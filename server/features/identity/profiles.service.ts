/** All accounts, for administrators (specification 1 §7, "GET /profiles"). */
import { z } from 'zod';
import { normalizePersian, toLatinDigits } from '../../../core/digits.js';
import { PAGE_SIZE } from '../../../core/limits.js';
import { requireAdmin, type Ctx } from '../../platform/context.js';
import { Conditions, likePattern } from '../../platform/db/conditions.js';
import { pageBounds, pagination, type LazyPage } from '../../platform/db/page.js';
import { parseInput } from '../../platform/input.js';
import { countUsers, findUsers, type UserRow } from './identity.queries.js';

const SEARCH_MAX = 200;

export const listProfilesSchema = z.object({
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
  /** A part of the e-mail or of the full name. */
  search: z.string().max(SEARCH_MAX).nullish(),
});

export type ListProfilesData = z.input<typeof listProfilesSchema>;

/** Newest first. @throws AppError UNAUTHORIZED, FORBIDDEN for all but administrators. */
export async function listProfiles(ctx: Ctx, input: ListProfilesData): Promise<LazyPage<UserRow>> {
  requireAdmin(ctx);
  const filter = parseInput(listProfilesSchema, input);
  const { page, limit, offset } = pageBounds(filter, PAGE_SIZE.admin);
  const conditions = new Conditions();
  const search = normalizePersian(toLatinDigits(filter.search ?? '')).replaceAll('\0', '');
  if (search) conditions.add(likePattern(search), (place) => `(email ilike ${place} or full_name ilike ${place})`);
  return {
    items: await findUsers(ctx.em, conditions, limit, offset),
    countPages: async () => pagination(page, limit, await countUsers(ctx.em, conditions)),
  };
}
