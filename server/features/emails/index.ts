/** Mails: their look, their sending, their log. Others queue `send_mail` in their transaction. */
import type { Feature } from '../../platform/feature.js';
import { EmailLogEntity } from './email-log.entity.js';
import { emailRoutes } from './emails.routes.js';
import { sendMail } from './send-mail.job.js';

export const emailsFeature: Feature = {
  name: 'emails',
  entities: [EmailLogEntity],
  routes: emailRoutes,
  jobs: { send_mail: sendMail },
};
