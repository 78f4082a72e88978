import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PAGE_SIZE } from '../../../core/limits.js';
import type { Ctx } from '../../platform/context.js';
import { AckType, PaginationType } from '../../platform/graphql/common.types.js';
import { NoKey } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { platformSettings } from '../platform-mode/index.js';
import type { EmailStatus } from './email-log.values.js';
import type { EmailCounts, EmailLogRow } from './emails.queries.js';
import {
  emailServiceStatus,
  emailStats,
  emailTemplate,
  emailTemplates,
  pageEmailLogs,
  type EmailLogPage,
  type EmailServiceStatus,
} from './emails.service.js';
import {
  EmailLogPageType,
  EmailLogType,
  EmailPreviewType,
  EmailServiceStatusType,
  EmailStatsType,
  EmailStatusEnum,
  EmailTemplateType,
  SendEmailInput,
} from './emails.types.js';
import { previewSubject, renderPreview, type CataloguedMail } from './mail-catalogue.js';
import type { RenderedMail } from './mail-content.js';
import { retryEmail, sendEmail, testEmailService } from './send-emails.service.js';

@Resolver(() => EmailLogPageType)
export class EmailLogsResolver {
  @NoKey()
  @Query(() => EmailLogPageType, { description: 'Administrators only, newest first.' })
  emailLogs(
    @Arg('search', () => String, { defaultValue: '' }) search: string,
    @Arg('status', () => EmailStatusEnum, { nullable: true }) status: EmailStatus | null,
    @Arg('from', () => DateTimeScalar, { nullable: true }) from: Date | null,
    @Arg('to', () => DateTimeScalar, { nullable: true }) to: Date | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.admin }) limit: number,
    @Context() ctx: Ctx,
  ): Promise<EmailLogPage> {
    return pageEmailLogs(ctx, { search, status, from, to, page, limit });
  }

  @FieldResolver(() => PaginationType)
  pagination(@Root() logs: EmailLogPage): Promise<PaginationType> {
    return logs.countPages(PAGE_SIZE.countedOnScreen);
  }

  @NoKey()
  @Query(() => EmailStatsType)
  emailStats(@Context() ctx: Ctx): Promise<EmailCounts> {
    return emailStats(ctx);
  }

  @NoKey()
  @Query(() => EmailServiceStatusType)
  emailServiceStatus(@Context() ctx: Ctx): Promise<EmailServiceStatus> {
    return emailServiceStatus(ctx);
  }

  @NoKey()
  @Mutation(() => EmailLogType, { description: 'Queues a mail; administrators only.' })
  sendEmail(@Arg('input', () => SendEmailInput) input: SendEmailInput, @Context() ctx: Ctx): Promise<EmailLogRow> {
    return sendEmail(ctx, input);
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Sends a mail now, and says whether it left.' })
  testEmailService(
    @Arg('to', () => String, { nullable: true }) to: string | null,
    @Arg('template', () => String, { nullable: true }) template: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    return testEmailService(ctx, { to, template });
  }

  @NoKey()
  @Mutation(() => EmailLogType, { description: 'Lets a failed mail be tried again.' })
  retryEmail(@Arg('id', () => ID) id: string, @Context() ctx: Ctx): Promise<EmailLogRow> {
    return retryEmail(ctx, id);
  }
}

@Resolver(() => EmailTemplateType)
export class EmailTemplatesResolver {
  @NoKey()
  @Query(() => [EmailTemplateType])
  emailTemplates(@Context() ctx: Ctx): CataloguedMail[] {
    return emailTemplates(ctx);
  }

  @NoKey()
  @Query(() => EmailTemplateType)
  emailTemplate(@Arg('key', () => ID) key: string, @Context() ctx: Ctx): CataloguedMail {
    return emailTemplate(ctx, key);
  }

  @FieldResolver(() => String)
  async subject(@Root() template: CataloguedMail, @Context() ctx: Ctx): Promise<string> {
    return previewSubject(template, (await platformSettings(ctx)).name);
  }

  @FieldResolver(() => EmailPreviewType)
  async preview(@Root() template: CataloguedMail, @Context() ctx: Ctx): Promise<RenderedMail> {
    return renderPreview(template, (await platformSettings(ctx)).name);
  }
}
