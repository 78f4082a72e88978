import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { RemoveSiteSubscriberDocument, type SiteSubscriberRowFragment } from '#client/gql/graphql.js';
import { siteNewsletterMessages } from './site-newsletter.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { confirm } from '#client/ui/confirm.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import styles from './newsletter.module.css';
import { useRefreshNewsletter } from './use-live-newsletter.js';
import { useOwnsSite } from '../site/owns-site.js';

const { remove: texts, since } = siteNewsletterMessages;

interface SubscriberRowProps {
  readonly subscriber: SiteSubscriberRowFragment;
}

/** One subscriber, whom the owner can remove. */
export function SubscriberRow({ subscriber: { id, email, name, confirmedAt } }: SubscriberRowProps) {
  const ownsSite = useOwnsSite();
  const [run, { loading }] = useMutation(RemoveSiteSubscriberDocument, { variables: { id } });
  const refresh = useRefreshNewsletter();
  const remove = async () => {
    const { title, confirm: action } = texts;
    if (!(await confirm({ title, text: texts.text(email), action, danger: true }))) return;
    try {
      await run();
      toast.success(texts.done);
      await refresh();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.email}>
          <Ltr>{email}</Ltr>
        </span>
        <span className={styles.facts}>
          {name !== null && <bdi>{name}</bdi>}
          <span>
            {since}: <JalaliDate value={confirmedAt} />
          </span>
        </span>
      </div>
      {ownsSite && (
        <Button
          variant="subtle"
          color="red"
          size="md"
          leftSection={<IconTrash size={17} aria-hidden />}
          loading={loading}
          aria-label={texts.label(email)}
          onClick={() => void remove()}
        >
          {texts.action}
        </Button>
      )}
    </li>
  );
}
