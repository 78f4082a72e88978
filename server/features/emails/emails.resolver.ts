import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { EmailLogsFilter, SendEmailInput, type LogPageInput, type SendInput } from './emails.inputs.js';
import {
  emailServiceStatus,
  emailStats,
  emailTemplate,
  emailTemplates,
  pageEmailLogs,
  type EmailLogPage,
} from './emails.service.js';
import {
  EmailLogPageType,
  EmailLogType,
  EmailPreviewType,
  EmailServiceStatusType,
  EmailStatsType,
  EmailTemplateType,
  EmailTestType,
} from './emails.types.js';
import { mailSender } from './mail-sender.js';
import { previewSubject, renderPreview } from './templates/mail-catalogue.js';
import type { RenderedMail } from './templates/mail-content.js';
import { retryEmail, sendEmail, testEmailService } from './send-emails.service.js';
import { PageArgs } from '#platform/graphql/list.types.js';

@Resolver(() => EmailLogType)
export class EmailLogsResolver {
  @AdminOnly()
  @Query(() => EmailLogPageType, { description: 'Administrators only, newest first unless sorted otherwise.' })
  emailLogs(
    @Arg('filter', () => EmailLogsFilter, { nullable: true, description: 'Which mails; null: all of them.' })
    filter: LogPageInput | null,
    @Args(() => PageArgs) paging: PageArgs,
    @Context() ctx: Ctx,
  ): Promise<EmailLogPage> {
    return pageEmailLogs(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Query(() => EmailStatsType, { description: 'How many mails were sent, failed and wait; administrators only.' })
  emailStats(@Context() ctx: Ctx): Promise<EmailStatsType> {
    return emailStats(ctx);
  }

  @AdminOnly()
  @Query(() => EmailServiceStatusType, { description: 'The state of the mail service; administrators only.' })
  emailServiceStatus(@Context() ctx: Ctx): Promise<EmailServiceStatusType> {
    return emailServiceStatus(ctx);
  }

  @AdminOnly()
  @Mutation(() => EmailLogType, { description: 'Queues a mail; administrators only.' })
  sendEmail(
    @Arg('input', () => SendEmailInput, { description: 'To whom, and what.' }) input: SendInput,
    @Context() ctx: Ctx,
  ): Promise<EmailLogType> {
    return sendEmail(ctx, input);
  }

  @AdminOnly()
  @Mutation(() => EmailTestType, { description: 'Sends a mail now, and says whether it left; administrators only.' })
  testEmailService(
    @Arg('to', () => String, { nullable: true, description: 'An address; null: to oneself.' }) to: string | null,
    @Arg('template', () => String, {
      nullable: true,
      description: 'A key of emailTemplates that is sendable; null: the one called test.',
    })
    template: string | null,
    @Context() ctx: Ctx,
  ): Promise<EmailTestType> {
    return testEmailService(ctx, { to, template });
  }

  @AdminOnly()
  @Mutation(() => EmailLogType, { description: 'Lets a failed mail be tried again; administrators only.' })
  retryEmail(
    @Arg('id', () => ID, {
      description: 'The id of a mail that failed; CONFLICT for any other, and where its text is no longer kept.',
    })
    id: string,
    @Context() ctx: Ctx,
  ): Promise<EmailLogType> {
    return retryEmail(ctx, id);
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'To whose account it went.' })
  async customer(@Context() ctx: Ctx, @Root() { userId }: Readonly<EmailLogType>): Promise<CustomerRow | null> {
    return userId === null ? null : customerLoader(ctx).load(userId);
  }
}

@Resolver(() => EmailTemplateType)
export class EmailTemplatesResolver {
  @AdminOnly()
  @Query(() => [EmailTemplateType], {
    description: 'Every kind of mail that is sent; administrators only. Bounded: fixed by the product, fewer than 100.',
  })
  emailTemplates(@Context() ctx: Ctx): EmailTemplateType[] {
    return emailTemplates(ctx);
  }

  @AdminOnly()
  @Query(() => EmailTemplateType, { description: 'One kind of mail; administrators only.' })
  emailTemplate(
    @Arg('key', () => ID, { description: 'A key of emailTemplates.' }) key: string,
    @Context() ctx: Ctx,
  ): EmailTemplateType {
    return emailTemplate(ctx, key);
  }

  @FieldResolver(() => String, { description: 'The subject that the preview shows.' })
  async subject(@Root() template: Readonly<EmailTemplateType>, @Context() ctx: Ctx): Promise<string> {
    return previewSubject(template, (await platformSettings(ctx)).name);
  }

  @FieldResolver(() => EmailPreviewType, { description: 'The whole mail with sample values.' })
  async preview(@Root() template: Readonly<EmailTemplateType>, @Context() ctx: Ctx): Promise<RenderedMail> {
    return renderPreview(template, await mailSender(ctx));
  }
}
