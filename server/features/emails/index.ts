/**
 * Mails: what they say (`mails`, one file each), their look (`templates`), their sending, their log. Others queue
 * `send_mail` in their transaction.
 */
import type { Feature } from '#platform/feature.js';
import { row } from '#platform/db/rows.js';
import type { TxCtx } from '#platform/context.js';
import { provide } from '#platform/provided.js';
import { MESSAGES_REMOVAL } from '#features/identity/index.js';
import { EmailLogEntity } from './email-log.entity.js';
import { EmailLogsResolver, EmailTemplatesResolver } from './emails.resolver.js';
import { emailRoutes } from './emails.routes.js';
import { prepareMail, sendMail } from './send-mail.job.js';

export { logPageSchema } from './emails.inputs.js';
export type { EmailServiceState, EmailStatus } from './email-log.values.js';
export { emailLogSelection, mailHealth } from './emails.queries.js';
export { forgetReceivers, openLog } from './mail-log.js';
export { mailTitle } from './templates/mail-catalogue.js';
export { mailUnlogged } from './send-mail.job.js';
export { countMails, mailServiceState } from './emails.service.js';
export { EmailServiceStateEnum, EmailStatusEnum, type EmailLogType } from './emails.types.js';

/** That a mail went out stays in the log; to whom does not. */
async function forgetReceiver(tx: TxCtx, userId: string): Promise<void> {
  const erased = `removed-${userId}@removed.invalid`;
  await row(tx.em, `update email_logs set "to" = $2, search_text = fold_text(subject) where user_id = $1`, [
    userId,
    erased,
  ]);
}

export const emailsFeature: Feature = {
  name: 'emails',
  entities: [EmailLogEntity],
  resolvers: [EmailLogsResolver, EmailTemplatesResolver],
  routes: emailRoutes,
  jobs: { send_mail: sendMail },
  jobPreparations: { send_mail: prepareMail },
  provides: [provide(MESSAGES_REMOVAL, () => forgetReceiver)],
};
