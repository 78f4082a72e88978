/** Mails: their look, their sending, their log. Others queue `send_mail` in their transaction. */
import type { Feature } from '../../platform/feature.js';
import { prepareJob } from '../../platform/jobs/preparation.js';
import { EmailLogEntity } from './email-log.entity.js';
import { EmailLogsResolver, EmailTemplatesResolver } from './emails.resolver.js';
import { emailRoutes } from './emails.routes.js';
import { prepareMail, sendMail } from './send-mail.job.js';

export { emailServiceStatus, emailStats, type EmailServiceStatus } from './emails.service.js';

prepareJob('send_mail', prepareMail);

export const emailsFeature: Feature = {
  name: 'emails',
  entities: [EmailLogEntity],
  resolvers: [EmailLogsResolver, EmailTemplatesResolver],
  routes: emailRoutes,
  jobs: { send_mail: sendMail },
};
