/** Fields that the filters of many lists have. */
import { z } from 'zod';
import type { SortDirection } from '../db/order.js';
import { periodFrom, periodTo } from '../time/period.js';
import { enumValue, withType } from './input-type.js';
import { ScopeEnum, SortDirectionEnum } from './list.types.js';
import { DateTimeScalar } from './scalars.js';

/** Whose records a list shows; one's own unless said otherwise. */
export const scope = enumValue(ScopeEnum)
  .nullable()
  .default('mine')
  .transform((given) => given ?? 'mine')
  .describe("all: everybody's; for administrators.");

/** Whether a list shows only some; a text in a query of REST. */
export const flag = withType(
  z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
  Boolean,
)
  .nullable()
  .default(false)
  .transform((given) => given ?? false);

/** The order of a list that can be sorted (platform/db/order); `first` is what it is where nothing is chosen. */
export function sortedBy<Name extends string>(
  names: Readonly<Record<string, Name>>,
  first: { readonly sort?: Name; readonly direction?: SortDirection } = {},
) {
  const { sort = 'created', direction = 'desc' } = first;
  return {
    sort: enumValue(names).nullish().describe(`Left out: ${sort}.`),
    direction: enumValue(SortDirectionEnum).nullish().describe(`Which end comes first; left out: ${direction}.`),
  };
}

const JALALI = 'The years 1300 to 1500 are of the Jalali calendar.';

/** The condition of a program that has read the list before. */
export const updatedSince = {
  updatedSince: withType(periodFrom.nullish(), DateTimeScalar).describe(
    'Only what was made or changed at this instant or later. A program that reads a list again gives the time at ' +
      'which it last began, less one minute: a change is dated before it can be read.',
  ),
};

/** The period that most filters take. */
export const period = {
  from: withType(periodFrom.nullish(), DateTimeScalar).describe(
    `Only what was made at this instant or later. ${JALALI}`,
  ),
  to: withType(periodTo.nullish(), DateTimeScalar).describe(`Only what was made at this instant or earlier. ${JALALI}`),
};
