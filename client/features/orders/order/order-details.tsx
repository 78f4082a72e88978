import { useQuery } from '@apollo/client/react';
import { SegmentedControl, Select, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { CANVAS } from '#core/limits/limits.js';
import { rialToToman } from '#core/money.js';
import { OrderDetailsDocument, type OrderCardFragment, type OrderDetailsQuery } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { fileMessages } from '#client/lib/messages/file.messages.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { loadOrderFiles } from '#client/features/files/index.js';
import { PaymentHistory } from '#client/features/payments/index.js';
import { OrderCourse } from './order-course.js';
import { readOrderDesign } from './order-design.js';
import { OrderQuote } from './order-quote.js';
import styles from './order-details.module.css';

const OrderPreview = lazy(() => import('./order-preview.js').then((module) => ({ default: module.OrderPreview })));

const OrderFiles = lazy(async () => ({ default: await loadOrderFiles() }));

const { dialog: texts } = orderMessages;

/** The dialog of an order: the design, its price, its progress, and the files. */
export function OrderDetails({ order }: { readonly order: OrderCardFragment }) {
  return (
    <Tabs defaultValue="design" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="design">{texts.design}</Tabs.Tab>
        <Tabs.Tab value="payment">{texts.payment}</Tabs.Tab>
        <Tabs.Tab value="course">{texts.course}</Tabs.Tab>
        <Tabs.Tab value="files">{fileMessages.tab}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="design">
        {order.isDesigned ? (
          <WithDetails order={order}>{(details) => <DesignPanel order={order} details={details} />}</WithDetails>
        ) : (
          <EmptyState title={orderMessages.undesigned.size} compact />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="payment">
        <OrderPaymentPanel order={order} siteId={order.site?.id ?? null} />
      </Tabs.Panel>
      <Tabs.Panel value="course">
        <WithDetails order={order}>{(details) => <OrderCourse order={details} />}</WithDetails>
      </Tabs.Panel>
      <Tabs.Panel value="files">
        <Suspense fallback={<LoadingSkeleton rows={2} height={56} />}>
          <OrderFiles orderId={order.id} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

const [DESKTOP, TABLET, PHONE] = CANVAS.presets;
const WIDTHS = [
  { value: String(DESKTOP), label: texts.widths.desktop },
  { value: String(TABLET), label: texts.widths.tablet },
  { value: String(PHONE), label: texts.widths.phone },
];

/** The page that represents the design; one that was removed since counts as not chosen. */
function chosenPage({ previewPageId }: OrderCardFragment, pages: readonly DesignPage[]): string | null {
  return (pages.find(({ id }) => id === previewPageId) ?? pages[0])?.id ?? null;
}

function DesignPanel({ order, details: { wizardData, logoUrl } }: DetailsPanelProps) {
  const pages = useMemo(() => readOrderDesign(wizardData)?.pages ?? [], [wizardData]);
  const [pageId, setPageId] = useState<string | null>(() => chosenPage(order, pages));
  const [width, setWidth] = useState(String(DESKTOP));
  const shown = { id: order.id, domain: order.domain, wizardData, logoUrl };
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        {pages.length > 1 && (
          <Select
            label={texts.page}
            data={pages.map((page) => ({ value: page.id, label: page.name }))}
            value={pageId}
            onChange={setPageId}
            allowDeselect={false}
            size="sm"
          />
        )}
        <SegmentedControl aria-label={texts.width} data={WIDTHS} value={width} onChange={setWidth} />
      </Group>
      <div className={styles.screen} tabIndex={0} role="region" aria-label={orderMessages.preview(order.domain)}>
        <Suspense fallback={<Skeleton h={360} />}>
          <OrderPreview order={shown} width={Number(width)} pageId={pageId ?? undefined} />
        </Suspense>
      </div>
    </Stack>
  );
}

interface WithDetailsProps {
  readonly order: Pick<OrderCardFragment, 'id'>;
  readonly children: (details: OrderDetailsQuery['order']) => ReactNode;
}

/** The data of the tabs are read once, when the first of them is opened. */
function WithDetails({ order, children }: WithDetailsProps) {
  const { data, error, refetch } = useQuery(OrderDetailsDocument, {
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <Awaiting query={{ error, refetch }} failed={texts.failed} rows={1} height={220} compact />;
  return children(data.order);
}

interface DetailsPanelProps {
  readonly order: OrderCardFragment;
  readonly details: OrderDetailsQuery['order'];
}

interface PaymentPanelProps {
  readonly order: Pick<OrderCardFragment, 'id' | 'paymentStatus' | 'refundedRials'>;
  readonly siteId: string | null;
}

/** The price of an order, its invoice and its payments. */
export function OrderPaymentPanel({ order, siteId }: PaymentPanelProps) {
  return (
    <WithDetails order={order}>
      {(details) => <PaymentPanel order={order} siteId={siteId} details={details} />}
    </WithDetails>
  );
}

function PaymentPanel({ order, siteId, details }: PaymentPanelProps & Pick<DetailsPanelProps, 'details'>) {
  return (
    <Stack gap="xl">
      <Group gap="lg">
        <Text component="div" size="sm" c="dimmed">
          {orderMessages.paymentStatus}&ensp;
          <StatusBadge status={order.paymentStatus} />
        </Text>
        {order.refundedRials > 0 && (
          <Text size="sm" c="dimmed">
            {orderMessages.refunded} <Money toman={rialToToman(order.refundedRials)} />
          </Text>
        )}
        {details.invoice && <InvoiceLine invoice={details.invoice} />}
      </Group>
      <OrderQuote quote={details.quote} siteId={siteId} />
      <PaymentHistory payments={details.payments} />
    </Stack>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: NonNullable<OrderDetailsQuery['order']['invoice']> }) {
  return (
    <Text size="sm" c="dimmed">
      {texts.invoice} <Ltr>{toPersianDigits(invoice.number)}</Ltr> · {texts.due} <JalaliDate value={invoice.dueDate} />
    </Text>
  );
}
