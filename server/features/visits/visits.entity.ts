import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { VISIT_DIMENSIONS, type VisitDimension } from '#core/sites/site-visits.js';
import { ReferenceColumn } from '#platform/db/columns.js';
import { SiteEntity } from '#features/sites/index.js';

const VISIT_GRAINS = ['day', 'month'] as const;
export type VisitGrain = (typeof VISIT_GRAINS)[number];

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** How often a site was visited on a day, or in a month that is long past, by what `dimension` says. */
@Entity({ tableName: 'visit_counts' })
@Check({ name: 'visit_counts_grain_check', expression: `grain in (${listOf(VISIT_GRAINS)})` })
@Check({ name: 'visit_counts_dimension_check', expression: `dimension in (${listOf(VISIT_DIMENSIONS)})` })
@Check({ name: 'visit_counts_counts_check', expression: 'views >= 0 and visitors >= 0' })
@Index({ name: 'visit_counts_detailed', properties: ['day'], where: `grain = 'day' and dimension <> 'total'` })
export class VisitCountEntity {
  @ReferenceColumn(() => SiteEntity, { primary: true })
  siteId!: string;

  @PrimaryKey({ type: 'text' })
  grain!: VisitGrain;

  /** In Tehran; of a month its first, by the Jalali calendar. */
  @PrimaryKey({ type: 'date' })
  day!: string;

  @PrimaryKey({ type: 'text' })
  dimension!: VisitDimension;

  /** Empty for all that is beyond the limit of distinct values. */
  @PrimaryKey({ type: 'text' })
  value!: string;

  @Property({ type: 'integer' })
  views!: number;

  /** The visitors of each day, added up. */
  @Property({ type: 'integer' })
  visitors!: number;
}

/** Who was at a site, or at one of its pages, on a day that is not over: a hash that nobody can lead back. */
@Entity({ tableName: 'visit_marks' })
@Index({ name: 'visit_marks_by_day', properties: ['day'] })
export class VisitMarkEntity {
  @ReferenceColumn(() => SiteEntity, { primary: true })
  siteId!: string;

  @PrimaryKey({ type: 'date' })
  day!: string;

  /** 16 bytes. */
  @PrimaryKey({ type: 'blob' })
  hash!: Buffer;
}

/** The salt of the hashes of a day. It is deleted after the day, so that they mean nothing from then on. */
@Entity({ tableName: 'visit_salts' })
@Check({ name: 'visit_salts_salt_check', expression: `salt ~ '^[0-9a-f]{64}$'` })
export class VisitSaltEntity {
  @PrimaryKey({ type: 'date' })
  day!: string;

  /** 32 random bytes, hexadecimal. */
  @Property({ type: 'text' })
  salt!: string;
}
