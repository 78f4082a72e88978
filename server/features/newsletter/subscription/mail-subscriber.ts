/** The two mails that the product sends to a subscriber, in the name of the site. */
import { NEWSLETTER, NEWSLETTER_PATHS, type NewsletterAct } from '#core/sites/newsletter.js';
import type { TxCtx } from '#platform/context.js';
import { filled } from '#platform/jobs/mails.js';
import { rows } from '#platform/db/rows.js';
import { openLog } from '#features/emails/index.js';
import { siteBrand, visitorAddress, type SiteType } from '#features/sites/index.js';
import { subscriberToken } from './subscriber-token.js';

export interface Addressee {
  readonly id: string;
  readonly email: string;
}

/** The acts to which the button of each mail leads. */
const ACTS = { newsletter_confirm: 'confirm', newsletter_welcome: 'unsubscribe' } as const satisfies Record<
  string,
  NewsletterAct
>;

const KEEP_ID = `update newsletter_subscribers set mail_ids = case
    when jsonb_array_length(mail_ids) < ${NEWSLETTER.mails} then mail_ids else mail_ids - 0 end || to_jsonb($2::text)
  where id = $1`;

/** Nothing that a visitor wrote is in them: the address may be somebody else's. */
export async function mailSubscriber(
  tx: TxCtx,
  template: keyof typeof ACTS,
  site: Readonly<SiteType>,
  { id, email }: Addressee,
): Promise<void> {
  const address = await visitorAddress(tx, site);
  const { name, color } = await siteBrand(tx, site);
  const linkTo = (act: NewsletterAct): string =>
    `${address}${NEWSLETTER_PATHS[act]}?t=${subscriberToken(tx.config, act, site.id, id)}`;
  const vars = { siteName: name, color: color ?? '', address, link: linkTo(ACTS[template]) };
  const mail = { to: email, userId: null, unsubscribeUrl: linkTo('unsubscribe'), ...filled(template, vars) };
  const logId = await openLog(tx, mail);
  await tx.enqueue('send_mail', { ...mail, logId });
  await rows(tx.em, KEEP_ID, [id, logId]);
}
