/** All accounts, for administrators (specification 1 §7, "GET /profiles"). */
import type { z } from 'zod';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { parseInput } from '#platform/input.js';
import { listUsers, type UserRow } from '../users/users.queries.js';
import { listProfilesSchema, type ListProfilesData } from './profiles.types.js';

/** Removed accounts are left out. Conditions in a fixed order share one prepared statement. */
export function profileConditions(filter: z.output<typeof listProfilesSchema>): Conditions {
  const conditions = new Conditions();
  conditions.add(true, (place) => `(anonymised_at is null) = ${place}`);
  if (filter.role) conditions.add(filter.role, (place) => `role = ${place}`);
  if (filter.status) conditions.add(filter.status, (place) => `status = ${place}`);
  conditions.period('created_at', filter);
  conditions.search(filter.search, (has) => has('search_text'));
  return conditions;
}

/** Newest first unless the filter sorts. @throws AppError UNAUTHORIZED, FORBIDDEN for all but administrators. */
export async function listProfiles(ctx: Ctx, input: ListProfilesData): Promise<LazyPage<UserRow>> {
  requireAdmin(ctx);
  const filter = parseInput(listProfilesSchema, input);
  return listUsers(ctx, profileConditions(filter), filter, pageBounds(filter, PAGE_SIZE.admin));
}
