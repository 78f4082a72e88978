import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { RepeatSiteWebhookDeliveryDocument, type SiteWebhookDeliveryFieldsFragment } from '#client/gql/graphql.js';
import { formatDateTime } from '#client/lib/format.js';
import { siteWebhooksMessages } from '#client/lib/messages/sites/site-webhooks.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { toast } from '#client/ui/toast.js';
import { Tone } from '#client/ui/tone.js';
import { isUnderWay, toneOf } from './webhooks.rules.js';
import styles from './webhooks.module.css';

const { deliveries: texts } = siteWebhooksMessages;

interface DeliveryRowProps {
  readonly siteId: string;
  readonly webhookId: string;
  /** Nothing is sent to a webhook that is turned off. */
  readonly isOn: boolean;
  readonly delivery: SiteWebhookDeliveryFieldsFragment;
}

/** One delivery: of what, how it ended, and sending it again. */
export function DeliveryRow({ delivery, isOn, ...webhook }: DeliveryRowProps) {
  return (
    <li className={styles.delivery}>
      <div className={styles.words}>
        <span className={styles.event}>
          {texts.event(delivery.event)}
          <Tone tone={toneOf(delivery)}>{texts.state(delivery.state)}</Tone>
        </span>
        <Facts delivery={delivery} />
      </div>
      {isOn && !isUnderWay(delivery) && <Repeat {...webhook} delivery={delivery} />}
    </li>
  );
}

function Facts({ delivery }: Pick<DeliveryRowProps, 'delivery'>) {
  const { createdAt, lastTryAt, nextTryAt, lastStatus, lastFault, tries } = delivery;
  return (
    <span className={styles.facts}>
      <JalaliDate value={lastTryAt ?? createdAt} ago />
      {lastStatus !== null && <span>{texts.answer(lastStatus)}</span>}
      {lastFault !== null && <span>{texts.fault(lastFault)}</span>}
      {tries > 1 && <span>{texts.tries(tries)}</span>}
      {nextTryAt !== null && (
        <span>
          {texts.next}: <JalaliDate value={nextTryAt} time />
        </span>
      )}
    </span>
  );
}

function Repeat({ siteId, webhookId, delivery }: Omit<DeliveryRowProps, 'isOn'>) {
  const variables = { siteId, id: webhookId, deliveryId: delivery.id };
  const [run, { loading }] = useMutation(RepeatSiteWebhookDeliveryDocument, { variables });
  const what = `${texts.event(delivery.event)}، ${formatDateTime(new Date(delivery.createdAt))}`;
  const repeat = async () => {
    try {
      await run();
      toast.passing(texts.repeated);
    } catch (error) {
      toast.error(error, texts.repeatFailed);
    }
  };
  return (
    <Button
      variant="subtle"
      size="md"
      leftSection={<IconRefresh size={17} aria-hidden />}
      loading={loading}
      aria-label={texts.repeatLabel(what)}
      onClick={() => void repeat()}
    >
      {texts.repeat}
    </Button>
  );
}
