import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { PAGING, paging } from '#platform/db/page.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { flag, period, scope, sortedBy, updatedSince } from '#platform/graphql/list.inputs.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { ReleaseOrigin, SiteSort, SiteStatus, SiteStop } from './sites.values.js';

const SiteStatusEnum = enumOf<SiteStatus>('SiteStatus', 'The status of a site.', {
  building: 'Its first release is being built; visitors get a 503 with Retry-After.',
  online: 'Visitors see its live release.',
  suspended: 'Closed for a while.',
  offline: 'Closed, as after a refund.',
  failed: 'Its first release could not be made.',
});

const RELEASE_MAKERS = ['payment', 'owner', 'team'] as const;
export type ReleaseMaker = (typeof RELEASE_MAKERS)[number];

const ReleaseMakerEnum = enumOf<ReleaseMaker>('ReleaseMaker', 'Who requested a release.', {
  payment: 'It followed the payment.',
  owner: 'Whose site it is.',
  team: 'An administrator made it.',
});

const ReleaseOriginEnum = enumOf<ReleaseOrigin>('ReleaseOrigin', 'The origin of a release.', {
  design: 'It was built from a design.',
  custom: 'It is custom code that administrators have uploaded.',
});

const SiteStopEnum = enumOf<SiteStop>('SiteStop', 'Why a site is closed to visitors.', {
  refunded: 'The money of its order was given back whole.',
  cancelled: 'Its order was cancelled.',
  deleted: 'Its order was deleted.',
  account_removed: 'The account of its owner was removed.',
  suspended: 'An administrator has closed it for a while.',
  taken_down: 'An administrator has closed it for good.',
  overdue: 'A renewal is unpaid; paying opens it.',
  not_renewed: 'Its owner stopped the renewal, and the paid time is over.',
});

@KeyResources('sites')
@ObjectType('Release', { description: 'One whole state of a site. It never changes.' })
export class ReleaseType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  siteId!: string;

  @Field(() => Int, { description: 'Grows with each release of a site; numbers of builds that failed are left out.' })
  number!: number;

  @Field(() => ReleaseOriginEnum, { description: 'How the release was made.' })
  origin!: ReleaseOrigin;

  @Field(() => String, { description: 'SHA-256 of what it consists of: equal releases have equal ones.' })
  digest!: string;

  @Field(() => Int, { description: 'How many files it has.' })
  totalFiles!: number;

  @Field(() => Int, { description: 'Their size in bytes.' })
  totalBytes!: number;

  @Field(() => Boolean, { description: 'Visitors see this one, as long as the site is online.' })
  isLive!: boolean;

  @Field(() => [String], {
    description: 'The changes against the release before, in Persian. Bounded: at most thirty sentences.',
  })
  changes!: readonly string[];

  @Field(() => ReleaseMakerEnum, { description: 'Who requested it.' })
  madeBy!: ReleaseMaker;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@KeyResources('sites')
@ObjectType('Site', { description: 'The website of a paid order, at an address of its own.' })
export class SiteType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The order that it was built from.' })
  orderId!: string;

  /** Whose it is. */
  userId!: string;

  @Field(() => String, { description: 'The first part of its preview address, below the host of all sites.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The label that its customer wished, while it waits for a review because it is like another name.',
  })
  wishedLabel!: string | null;

  @Field(() => SiteStatusEnum, { description: 'The present status of this record.' })
  status!: SiteStatus;

  @Field(() => SiteStopEnum, { nullable: true, description: 'Why it is suspended or offline; null: it is neither.' })
  stop!: SiteStop | null;

  /** The note to its owner by the administrator who closed it. */
  stopNote!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it is suspended or offline; null: it is not.',
  })
  stoppedAt!: Date | null;

  removalToldAt!: Date | null;
  removedAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The release that visitors see while it is online; null before its first.',
  })
  liveReleaseId!: string | null;

  buildingNumber!: number | null;
  buildFailures!: number;
  /** The text of the last build that failed. */
  failure!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the draft that was frozen for it is published by itself; null: nothing is scheduled.',
  })
  publishAt!: Date | null;

  /** The design of the frozen draft. */
  publishDesignId!: string | null;

  @Field(() => String, { description: 'The title of its order.' })
  title!: string;

  @Field(() => String, { description: 'The number of its order.' })
  orderNumber!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When visitors could first see it.' })
  onlineAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When its order was paid.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When anything of it last changed.' })
  updatedAt!: Date;
}

@KeyResources('sites')
@ObjectType('SitePage', { description: 'One page of a list of sites.' })
export class SitePageType extends PageType {
  @Field(() => [SiteType], { description: 'The rows of this page, newest first.' })
  items!: readonly SiteType[];
}

const SiteSortEnum = enumOf<SiteSort>('SiteSort', 'The orders in which sites can be listed.', {
  created: 'When they were made.',
  address: 'The label of the preview address.',
});

/** The arguments of the list of sites in both APIs. */
export const sitesSchema = z.object({
  scope,
  status: enumValue(SiteStatusEnum).nullish().describe('Only those with this status.'),
  isFailing: flag.describe('Only those whose last build failed.'),
  awaitsLabel: flag.describe('Only those whose wished label waits for a review.'),
  search: z
    .string()
    .max(200)
    .nullish()
    .describe(
      'Anywhere in the title, number or domain of the order, in the label of the address, in a connected domain, or, ' +
        "with scope all, in the owner's name or e-mail. An address of a site may be given whole.",
    ),
  userId: z.uuid().nullish().describe('With scope all: only those of this customer.'),
  ...period,
  ...updatedSince,
  ...paging,
  ...sortedBy(SiteSortEnum),
});
export type SitesInput = z.input<typeof sitesSchema>;

export const SitesFilter = inputType(
  'SitesFilter',
  "Which sites a list shows; without conditions all of one's own.",
  sitesSchema.omit(PAGING),
);
