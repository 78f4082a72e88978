/** Fields that the filters of many lists have. */
import { periodFrom, periodTo } from '../time/period.js';
import { enumValue, withType } from './input-type.js';
import { SortDirectionEnum } from './list.types.js';
import { DateTimeScalar } from './scalars.js';

/** The order of a list that can be sorted (platform/db/order). */
export function sortedBy<Name extends string>(names: Readonly<Record<string, Name>>) {
  return {
    sort: enumValue(names).nullish().describe('Left out: created.'),
    direction: enumValue(SortDirectionEnum).nullish().describe('Which end comes first; left out: desc.'),
  };
}

const JALALI = 'The years 1300 to 1500 are of the Jalali calendar.';

/** The period that most filters take. */
export const period = {
  from: withType(periodFrom.nullish(), DateTimeScalar).describe(
    `Only what was made at this instant or later. ${JALALI}`,
  ),
  to: withType(periodTo.nullish(), DateTimeScalar).describe(`Only what was made at this instant or earlier. ${JALALI}`),
};
