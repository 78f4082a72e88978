import { Field, ID, ObjectType } from 'type-graphql';
import type { ReportAct, ReportKind, ReportSort, ReportStatus } from '#core/sites/site-reports.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

export const ReportKindEnum = enumOf<ReportKind>('SiteReportKind', 'The kinds of complaints about a site.', {
  fraud: 'It takes money or data under false pretences.',
  impersonation: 'It impersonates a person or a company.',
  illegal: 'The site shows or sells something that is against the law.',
  copyright: 'It shows the work of others without their leave.',
  harm: 'It insults, threatens, or exposes a person.',
  other: 'Any other reason.',
});

export const ReportStatusEnum = enumOf<ReportStatus>('SiteReportStatus', 'The status of a report.', {
  open: 'It waits for a decision.',
  upheld: 'It was right.',
  rejected: 'Nothing had to be done.',
});

export const ReportActEnum = enumOf<ReportAct>('SiteReportAct', 'The acts on the site of an upheld report.', {
  none: 'Nothing, as where its owner has mended it.',
  suspend: 'It was closed for a while.',
  take_down: 'It was closed for good.',
});

@ObjectType('SiteReport', { description: 'A report of abuse of a site, for administrators.' })
export class SiteReportType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the site.' })
  siteId!: string;

  @Field(() => ReportKindEnum, { description: 'The kind of complaint about the site.' })
  kind!: ReportKind;

  @Field(() => String, { description: 'The words of the visitor, plain text.' })
  message!: string;

  @Field(() => String, { description: 'The address as the visitor gave it, with the page that it is about.' })
  address!: string;

  @Field(() => Boolean, { description: 'The visitor left an e-mail and is notified of the decision.' })
  isAnswered!: boolean;

  @Field(() => ReportStatusEnum, { description: 'The present status of this record.' })
  status!: ReportStatus;

  @Field(() => ReportActEnum, {
    nullable: true,
    description: 'The act on the site; null unless the report was upheld.',
  })
  act!: ReportAct | null;

  @Field(() => String, { nullable: true, description: 'Why it was decided so; null while it is open.' })
  decision!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided; null while it is open.' })
  decidedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it came in.' })
  createdAt!: Date;
}

@ObjectType('SiteReportPage', { description: 'One page of the reports.' })
export class SiteReportPageType extends PageType {
  @Field(() => [SiteReportType], { description: 'Newest first, unless sorted otherwise.' })
  items!: readonly SiteReportType[];
}

export const ReportSortEnum = enumOf<ReportSort>('SiteReportSort', 'The orders in which reports can be listed.', {
  created: 'When they came in.',
  decided: 'When they were decided; what waits counts as decided last.',
});
