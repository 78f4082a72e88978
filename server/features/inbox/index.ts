/** Inbox: messages that visitors send by the forms of customers' sites, and what their owners do with them. */
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import { rows } from '#platform/db/rows.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { MESSAGES_KEPT, OF_SITES, SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { keptMonthsOf } from './settings/inbox-settings.service.js';
import {
  SiteMessageReplyResolver,
  SiteMessageResolver,
  SiteUnreadResolver,
} from './messages/site-messages.resolver.js';
import { siteMessageRoutes } from './messages/site-messages.routes.js';
import { InboxSettingsEntity } from './settings/inbox-settings.entity.js';
import { InboxSettingsResolver } from './settings/inbox-settings.resolver.js';
import { inboxSettingsRoutes } from './settings/inbox-settings.routes.js';
import { SWEEP_MESSAGES_CRON, sweepMessages } from './settings/sweep-messages.job.js';
import { ErasedMessageEntity } from './received/erased-message.entity.js';
import { dropFiles, type RemovedMessage } from './received/forget-message.js';
import { SiteMessageEntity } from './received/site-message.entity.js';

export { readForms, type Forms } from './forms/form-description.js';
export { receiveForm, waitForUpload, type DoubtReason, type FormOutcome } from './forms/receive-form.service.js';
export { checkAnswers, type Answers, type SentFile } from './forms/check-answers.js';
export { erasedAmong, messageParts, putBackMessages, type MessageCopy } from './copies/message-copies.js';
export { messagesCsv } from './messages/messages-csv.service.js';
export { findMessages } from './messages/site-messages.queries.js';
export { sweepMessages } from './settings/sweep-messages.job.js';
export { recordMessage, type NewMessage } from './received/record-message.service.js';

const tables = ['site_messages', 'erased_site_messages', 'site_inbox_settings'];

/** An account is removed with the messages of its sites. */
const messageRows: SiteRows = {
  tables,
  forget: async (tx, { id }) => {
    const gone = await rows<RemovedMessage>(
      tx.em,
      'select id, replies, files from site_messages where site_id = $1 and file_bytes > 0',
      [id],
    );
    await dropFiles(tx, gone);
    for (const table of tables) await rows(tx.em, `delete from ${table} where site_id = $1`, [id]);
  },
};

const accountParts: readonly AccountPart[] = [
  part('siteInboxSettings', 'site_inbox_settings', 'site_id kept_months updated_at', {
    where: OF_SITES,
    orderBy: 'id',
  }),
  part(
    'siteMessages',
    'site_messages',
    `id site_id kind form_title page_path fields sender_name sender_email sender_phone state replies files read_at received_at`,
    { where: OF_SITES, orderBy: 'received_at, id', size: 50 },
  ),
];

export const inboxFeature: Feature = {
  name: 'inbox',
  entities: [SiteMessageEntity, ErasedMessageEntity, InboxSettingsEntity],
  resolvers: [SiteMessageResolver, SiteMessageReplyResolver, SiteUnreadResolver, InboxSettingsResolver],
  routes: [...siteMessageRoutes, ...inboxSettingsRoutes],
  jobs: { sweep_site_messages: sweepMessages },
  crons: [SWEEP_MESSAGES_CRON],
  provides: [
    provide(SITE_ROWS, () => messageRows),
    provide(ACCOUNT_PARTS, () => accountParts),
    provide(MESSAGES_KEPT, () => keptMonthsOf),
  ],
};
