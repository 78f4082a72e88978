import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { AwaitingProps } from '../awaiting.js';
import { KeptList } from '../lists/kept-list.js';
import { DeliveryRow, type DeliveryRowProps } from './delivery-row.js';
import { webhookMessages } from './webhook.messages.js';
import type { ShownDelivery } from './webhook-states.js';
import styles from './webhooks.module.css';

const { deliveries: texts } = webhookMessages;

/** Deliveries that are shown before the others are requested. */
const SHOWN_FIRST = 5;

interface RowsProps extends Pick<DeliveryRowProps, 'repeat'> {
  readonly nameOf: (event: string) => string;
}

interface DeliveryListProps<Data> extends RowsProps {
  /** The result of useQuery. */
  readonly query: AwaitingProps['query'] & {
    readonly data?: Data | undefined;
    readonly previousData?: Data | undefined;
  };
  readonly itemsOf: (data: Data) => readonly ShownDelivery[];
}

/** The last deliveries of a webhook, newest first. */
export function DeliveryList<Data>({ query, itemsOf, ...rows }: DeliveryListProps<Data>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.title}>
        {texts.title}
      </h4>
      <KeptList query={query} failed={texts.failed} rows={2} height={56} compact>
        {(data) => {
          const items = itemsOf(data);
          if (items.length > 0) return <Rows {...rows} titleId={titleId} items={items} />;
          return (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          );
        }}
      </KeptList>
    </section>
  );
}

/** A few of them, and all once that is requested. */
function Rows({
  titleId,
  items,
  nameOf,
  repeat,
}: RowsProps & { readonly titleId: string; readonly items: readonly ShownDelivery[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN_FIRST);
  const left = items.length - shown.length;
  return (
    <>
      <ul className={styles.deliveries} aria-labelledby={titleId}>
        {shown.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} name={nameOf(delivery.event)} repeat={repeat} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="subtle" size="md" mt="xs" onClick={() => setWhole(true)}>
          {texts.more(left)}
        </Button>
      )}
    </>
  );
}
