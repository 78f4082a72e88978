import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#client/lib/format.js';
import { JalaliDate } from '../calendar/jalali-date.js';
import { toast } from '../toast.js';
import { Tone } from '../tone.js';
import { webhookMessages } from './webhook.messages.js';
import { isUnderWay, toneOf, type ShownDelivery } from './webhook-states.js';
import styles from './webhooks.module.css';

const { deliveries: texts } = webhookMessages;

export interface DeliveryRowProps {
  readonly delivery: ShownDelivery;
  /** The name of its event. */
  readonly name: string;
  /** Sends it again; null: nothing is sent to a webhook that is turned off. */
  readonly repeat: ((id: string) => Promise<unknown>) | null;
}

/** One delivery: of what, how it ended, and sending it again. */
export function DeliveryRow({ delivery, name, repeat }: DeliveryRowProps) {
  return (
    <li className={styles.delivery}>
      <div className={styles.words}>
        <span className={styles.event}>
          {name}
          <Tone tone={toneOf(delivery)}>{texts.state(delivery.state)}</Tone>
        </span>
        <Facts delivery={delivery} />
      </div>
      {repeat && !isUnderWay(delivery) && (
        <Repeat what={`${name}، ${formatDateTime(new Date(delivery.createdAt))}`} run={() => repeat(delivery.id)} />
      )}
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

function Repeat({ what, run }: { readonly what: string; readonly run: () => Promise<unknown> }) {
  const [loading, setLoading] = useState(false);
  const repeat = async () => {
    setLoading(true);
    try {
      await run();
      toast.passing(texts.repeated);
    } catch (error) {
      toast.error(error, texts.repeatFailed);
    } finally {
      setLoading(false);
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
