import { z } from 'zod';
import { TEXT } from '#core/limits/limits.js';
import { SITE_REPORTS } from '#core/sites/site-reports.js';
import { cleanText, PLAIN_TEXT } from '#core/text/plain-text.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { sortedBy } from '#platform/graphql/list.inputs.js';
import { REPORT_TEXTS } from './reports.messages.js';
import { ReportActEnum, ReportKindEnum, ReportSortEnum, ReportStatusEnum } from './reports.types.js';

const { message: bounds } = SITE_REPORTS;

export const reportSchema = z.object({
  address: z
    .string()
    .trim()
    .min(1, REPORT_TEXTS.addressUnknown)
    .max(SITE_REPORTS.address)
    .describe(`The address of the site or of a page of it; at most ${SITE_REPORTS.address} characters.`),
  kind: enumValue(ReportKindEnum).describe('The kind of complaint.'),
  message: z
    .string()
    .max(PLAIN_TEXT.workable)
    .transform(cleanText)
    .pipe(z.string().min(bounds.min, REPORT_TEXTS.messageShort).max(bounds.max))
    .describe(`A description of what is wrong and where, ${bounds.min} to ${bounds.max} characters.`),
  email: withType(z.union([z.literal('').transform(() => null), z.email().max(254)]), String)
    .nullish()
    .transform((email) => email?.toLowerCase() ?? null)
    .describe('Where the decision is sent. It is forgotten then.'),
});
export type ReportGiven = z.input<typeof reportSchema>;

export const SiteReportInput = inputType('SiteReportInput', 'The complaint of a visitor about a site.', reportSchema);

export const reportsSchema = z.object({
  status: enumValue(ReportStatusEnum).nullish().describe('Only those with this status.'),
  siteId: z.uuid().nullish().describe('Only those of this site.'),
  search: z
    .string()
    .max(200)
    .nullish()
    .describe(
      'Anywhere in the title, number or domain of the order of the site, in its label, or in the name or e-mail of ' +
        'its owner.',
    ),
  ...paging,
  ...sortedBy(ReportSortEnum),
});
export type ReportsInput = z.input<typeof reportsSchema>;

export const SiteReportsFilter = inputType(
  'SiteReportsFilter',
  'Which reports a list shows; without conditions all.',
  reportsSchema.omit(PAGING),
);

const act = enumValue(ReportActEnum)
  .default('none')
  .describe('The act on the site, where the report is upheld; its other open reports are decided alike.');

const decision = z.object({
  status: withType(z.enum(['upheld', 'rejected']), ReportStatusEnum).describe('upheld or rejected.'),
  act,
  reason: z
    .string(REPORT_TEXTS.decisionMissing)
    .transform(cleanText)
    .pipe(z.string().min(1, REPORT_TEXTS.decisionMissing).max(TEXT.comments))
    .describe('Why. The owner of a site that is closed and the visitor who left an e-mail read it.'),
});

export const SiteReportDecisionInput = inputType(
  'SiteReportDecision',
  'The decision of an administrator about a report.',
  decision,
);

/** REST takes null for no act, too. */
export const decisionSchema = decision
  .extend({ act: act.nullable().transform((given) => given ?? 'none') })
  .refine((given) => given.status === 'upheld' || given.act === 'none', { path: ['act'] });
export type DecisionGiven = z.input<typeof decisionSchema>;
