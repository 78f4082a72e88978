import type { SiteMessageFieldsFragment } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import styles from './inbox.module.css';

const { reply: texts, replyStates } = siteInboxMessages;

/** The replies of the owner, oldest first, with the state of each mail. */
export function Replies({ replies }: Pick<SiteMessageFieldsFragment, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <ol className={styles.replies} aria-label={texts.list}>
      {replies.map(({ id, text, status, writtenAt }) => (
        <li key={id} className={styles.reply}>
          <span className={styles.replyHead}>
            <strong>{texts.yours}</strong>
            <JalaliDate value={writtenAt} time />
            {status && <span data-status={status}>{replyStates[status]}</span>}
          </span>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  );
}
