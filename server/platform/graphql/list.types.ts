/**
 * The one pattern of every list that can grow: `things(filter: ThingsFilter, page: Int! = 1, limit: Int! = 20):
 * ThingPage!`. A page has `items` and `pagination`; conditions are in the filter.
 */
import { ArgsType, Field, Int, ObjectType, Root } from 'type-graphql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { SortDirection } from '../db/order.js';
import type { LazyPage, Pagination } from '../db/page.js';
import { enumOf } from './enum.js';
import { KeyResources } from './keys.js';

/** The position of a page in its list; see platform/db/page.ts. */
@KeyResources()
@ObjectType('Pagination', { description: 'The position of a page in its list.' })
class PaginationType {
  @Field(() => Int, { description: 'The requested page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many pages there are; where `capped`, a lower bound.' })
  pages!: number;

  @Field(() => Int, {
    description: `How many rows the whole list has, exact up to ${PAGE_SIZE.countedOnScreen.toLocaleString('en')}.`,
  })
  total!: number;

  @Field(() => Boolean, { description: 'Another page follows this one.' })
  more!: boolean;

  @Field(() => Boolean, { description: 'There are more rows than `total`, which is then a lower bound.' })
  capped!: boolean;

  @Field(() => Int, { description: 'Rows a page, after the bounds were applied.' })
  limit!: number;
}

/** Beside the filter of every list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  page!: number;

  @Field(() => Int, {
    defaultValue: PAGE_SIZE.graphql,
    description: `Rows a page, 1 to ${PAGE_SIZE.max}; anything beyond is refused with VALIDATION_ERROR.`,
  })
  limit!: number;

  @Field(() => Int, {
    nullable: true,
    description: `So many rows behind the cursor \`after\`, 1 to ${PAGE_SIZE.max}, instead of a page by its number.`,
  })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The `nextCursor` of the part before, with the same filter and order. Rows that came or went meanwhile neither ' +
      'repeat nor hide others, which pages by number cannot promise.',
  })
  after?: string | null;
}

/** The fields of every page besides its `items`. The rows are counted only where `pagination` is selected. */
@ObjectType()
export abstract class PageType {
  @Field(() => PaginationType, {
    description: 'The position of this page. The rows are counted only if it is selected.',
  })
  pagination(@Root() page: LazyPage<unknown>): Promise<Pagination> {
    return page.countPages(PAGE_SIZE.countedOnScreen);
  }

  @Field(() => String, {
    nullable: true,
    description:
      'Pass it as `after` to go on. Null at the end of the list, and where a page was asked for by its number.',
  })
  nextCursor!: string | null;
}

export const SortDirectionEnum = enumOf<SortDirection>('SortDirection', 'Which end of a list comes first.', {
  asc: 'The least or the oldest.',
  desc: 'The greatest or the newest.',
});

export type Scope = 'mine' | 'all';

export const ScopeEnum = enumOf<Scope>('Scope', 'Whose records a list shows.', {
  mine: "The signed-in person's own.",
  all: "Everybody's; for administrators.",
});
