import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteLink } from '#core/client-links.js';
import { RECURRENCE_NAMES, type ServiceKey } from '#core/pricing/price-list.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import type { OrderDetailsQuery } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { Money } from '#client/ui/money.js';
import styles from './order-details.module.css';

const { dialog: texts } = orderMessages;

type Quote = OrderDetailsQuery['order']['quote'];
type Line = Quote['lines'][number];

/** Not one of an old price list. */
const isService = (line: Line): line is Line & { readonly key: ServiceKey } =>
  line.kind === 'service' && Object.hasOwn(SERVICE_DESCRIPTIONS, line.key);

/** Reductions are below the sums. */
const isPrice = ({ kind }: { readonly kind: string }): boolean => kind !== 'coupon' && kind !== 'one_time_adjustment';

interface OrderQuoteProps {
  readonly quote: Quote;
  /** Null until there is a site. */
  readonly siteId: string | null;
}

/** The price of an order with its lines; a service says what it does, and leads to where it is seen. */
export function OrderQuote({ quote, siteId }: OrderQuoteProps) {
  const isAnnual = quote.billing === 'annual';
  return (
    <Table verticalSpacing="sm" captionSide="top" className={styles.quote}>
      <Table.Caption className={styles.caption}>{texts.lines}</Table.Caption>
      <Table.Tbody>
        {quote.lines.filter(isPrice).map((line) => (
          <Table.Tr key={`${line.kind}-${line.key}`}>
            <Table.Td>
              {line.label}{' '}
              <Text span size="xs" c="dimmed" ms="xs" style={{ whiteSpace: 'nowrap' }}>
                {RECURRENCE_NAMES[line.recurrence]}
              </Text>
              {isService(line) && <WhatItDoes service={line.key} siteId={siteId} />}
            </Table.Td>
            <Table.Td ta="end">{line.amountToman === 0 ? texts.free : <Money toman={line.amountToman} />}</Table.Td>
          </Table.Tr>
        ))}
        {isAnnual && <SumRow name={texts.total} toman={quote.totalToman} />}
        {isAnnual && <SumRow name={texts.discount} toman={-quote.annualDiscountToman} />}
        {quote.lines
          .filter((line) => !isPrice(line))
          .map((line) => (
            <SumRow key={line.key} name={line.label} toman={line.amountToman} />
          ))}
        <SumRow name={texts.payable} toman={quote.payableToman} strong />
      </Table.Tbody>
    </Table>
  );
}

function SumRow({
  name,
  toman,
  strong = false,
}: {
  readonly name: string;
  readonly toman: number;
  readonly strong?: boolean;
}) {
  return (
    <Table.Tr fw={strong ? 750 : 400}>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="end">
        <Money toman={toman} />
      </Table.Td>
    </Table.Tr>
  );
}

function WhatItDoes({ service, siteId }: { readonly service: ServiceKey; readonly siteId: string | null }) {
  const { text, tab, tabName } = SERVICE_DESCRIPTIONS[service];
  return (
    <Text size="sm" c="dimmed">
      {text}{' '}
      {siteId !== null && (
        <Anchor component={Link} to={siteLink(siteId, tab)} className={styles.seen}>
          {texts.seenAt(tabName)}
        </Anchor>
      )}
    </Text>
  );
}
