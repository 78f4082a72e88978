import { Anchor } from '@mantine/core';
import type { SiteMessageFieldsFragment, SitePageFieldsFragment } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr, LtrDigits } from '#client/ui/ltr.js';
import styles from './inbox.module.css';

const { message: texts, kinds } = siteInboxMessages;

interface MessageFactsProps {
  readonly message: SiteMessageFieldsFragment;
  readonly site: SitePageFieldsFragment;
}

/** How to reach the sender, and where and when the message was written. */
export function MessageFacts({ message, site }: MessageFactsProps) {
  const { senderEmail, senderPhone, formTitle, kind, pagePath, receivedAt } = message;
  return (
    <div className={styles.facts}>
      {senderEmail !== null && (
        <span className={styles.fact}>
          <Anchor href={`mailto:${encodeURIComponent(senderEmail)}`}>
            <Ltr>{senderEmail}</Ltr>
          </Anchor>
          <CopyButton value={senderEmail} what={texts.email} />
        </span>
      )}
      {senderPhone !== null && (
        <span className={styles.fact}>
          <Anchor href={`tel:${senderPhone.replace(/[^\d+]/g, '')}`}>
            <LtrDigits>{senderPhone}</LtrDigits>
          </Anchor>
          <CopyButton value={senderPhone} what={texts.phone} />
        </span>
      )}
      <span>
        {texts.form}: <bdi>{formTitle || kinds[kind]}</bdi>
      </span>
      <span>
        {texts.page}:{' '}
        <Anchor href={`${site.address}${pagePath}`} target="_blank" rel="noreferrer">
          {pagePath === '/' ? texts.firstPage : <Ltr>{pagePath}</Ltr>}
        </Anchor>
      </span>
      <JalaliDate value={receivedAt} time />
    </div>
  );
}
