import { Field, ID, ObjectType } from 'type-graphql';
import type { ReportAct, ReportKind, ReportSort, ReportStatus } from '#core/sites/site-reports.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

export const ReportKindEnum = enumOf<ReportKind>('SiteReportKind', 'What a visitor holds against a site.', {
  fraud: 'It takes money or data under false pretences.',
  impersonation: 'It impersonates a person or a company.',
  illegal: 'What it shows or sells is against the law.',
  copyright: 'It shows the work of others without their leave.',
  harm: 'It insults, threatens, or exposes a person.',
  other: 'Something else.',
});

export const ReportStatusEnum = enumOf<ReportStatus>('SiteReportStatus', 'The status of a report.', {
  open: 'It waits for a decision.',
  upheld: 'It was right.',
  rejected: 'Nothing had to be done.',
});

export const ReportActEnum = enumOf<ReportAct>('SiteReportAct', 'What was done with the site of an upheld report.', {
  none: 'Nothing, as where its owner has mended it.',
  suspend: 'It was closed for a while.',
  take_down: 'It was closed for good.',
});

@ObjectType('SiteReport', { description: 'A report of abuse of a site, for administrators.' })
export class SiteReportType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => ID, { description: 'Of the site.' })
  siteId!: string;

  @Field(() => ReportKindEnum, { description: 'What is held against the site.' })
  kind!: ReportKind;

  @Field(() => String, { description: 'What the visitor wrote, plain text.' })
  message!: string;

  @Field(() => String, { description: 'The address as the visitor gave it, with the page that it is about.' })
  address!: string;

  @Field(() => Boolean, { description: 'The visitor left an e-mail and is notified of the decision.' })
  isAnswered!: boolean;

  @Field(() => ReportStatusEnum, { description: 'Its status.' })
  status!: ReportStatus;

  @Field(() => ReportActEnum, { nullable: true, description: 'What was done with the site; null unless upheld.' })
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

export const ReportSortEnum = enumOf<ReportSort>('SiteReportSort', 'What a list of reports is sorted by.', {
  created: 'When they came in.',
  decided: 'When they were decided; what waits counts as decided last.',
});
