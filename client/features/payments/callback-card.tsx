import { Button, Card, Container, Group, Loader, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconExternalLink,
  IconHeadset,
  IconLayoutDashboard,
  IconReceipt,
  IconRefresh,
  IconWallet,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardLink, supportLink } from '#core/client-links.js';
import { rial, rialToToman } from '#core/money.js';
import { callbackMessages as texts } from './callback.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { QuestionMark } from '#client/ui/question-icons.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { adviceOf, isDuplicate, retriesLeft, type Again, type Failure } from './callback.rules.js';
import styles from './callback-card.module.css';

type Tone = 'loading' | 'success' | 'failure' | 'unsure' | 'cancelled';

interface CallbackCardProps {
  readonly title: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly text: ReactNode;
}

const ICONS: Readonly<Record<Tone, ReactNode>> = {
  loading: <Loader type="oval" size={30} aria-hidden />,
  success: <IconCheck size={34} stroke={2.25} />,
  failure: <IconX size={34} stroke={2.25} />,
  unsure: <QuestionMark size={34} stroke={2.25} />,
  cancelled: <IconArrowBackUp size={34} stroke={2.25} />,
};
const COLOURS: Readonly<Record<Tone, string>> = {
  loading: 'violet',
  success: 'green',
  failure: 'red',
  unsure: 'yellow',
  cancelled: 'gray',
};

/** The one card of both return pages. What it says is announced when it changes. */
export function CallbackCard({
  title,
  tone,
  heading,
  text,
  children,
}: CallbackCardProps & { readonly children?: ReactNode }) {
  usePageTitle(title);
  return (
    <Container size={560} py={{ base: 'lg', sm: 56 }}>
      <Card padding="xl" className={styles.card} data-phase={tone}>
        <Stack align="center" gap="md">
          <ThemeIcon size={72} radius="50%" variant="light" color={COLOURS[tone]} aria-hidden>
            {ICONS[tone]}
          </ThemeIcon>
          <div aria-live="polite" className={styles.said}>
            <Title order={1} fz={24}>
              {heading}
            </Title>
            <Text c="dimmed" mt={4}>
              {text}
            </Text>
          </div>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Nothing where nothing is known. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The paid amount, in toman and in rials. */
export function Amount({ rials }: { readonly rials: number }) {
  return (
    <>
      <Money toman={rialToToman(rial(rials))} />
      <Text component="span" size="sm" c="dimmed" ms={8}>
        <Money rial={rials} />
      </Text>
    </>
  );
}

/**
 * Where one goes from here; `first` is the way most people want, strong unless the page has something stronger. Without
 * it they are links beneath the buttons of the page.
 */
export function WaysOn({
  first,
  isQuiet = false,
  walletQuery = {},
}: {
  readonly first?: 'dashboard' | 'wallet';
  readonly isQuiet?: boolean;
  readonly walletQuery?: Readonly<Record<string, string>>;
}) {
  const other = first === undefined ? 'subtle' : 'default';
  return (
    <Group gap="xs" justify="center">
      <Button
        component={Link}
        to={dashboardLink('orders')}
        variant={first === 'dashboard' && !isQuiet ? 'filled' : other}
        leftSection={<IconLayoutDashboard size={18} />}
      >
        {texts.dashboard}
      </Button>
      {first === 'dashboard' && (
        <Button
          component={Link}
          to={dashboardLink('receipts')}
          variant="default"
          leftSection={<IconReceipt size={18} />}
        >
          {texts.receipts}
        </Button>
      )}
      <Button
        component={Link}
        to={dashboardLink('wallet', walletQuery)}
        variant={first === 'wallet' && !isQuiet ? 'filled' : other}
        leftSection={<IconWallet size={18} />}
      >
        {texts.wallet_}
      </Button>
    </Group>
  );
}

interface FailurePanelProps {
  readonly failure: Failure;
  /** For support to identify the payment. */
  readonly recordId: string | null;
  /** Retries so far. */
  readonly tries: number;
  /** On the way to the gateway, or its answer is still awaited. */
  readonly busy: boolean;
  readonly again: Again;
  readonly onRetry: () => void;
}

/** Details, three more tries, the support, and what one can do oneself. A code is nothing that people need. */
export function FailurePanel({ failure, recordId, tries, busy, again, onRetry }: FailurePanelProps) {
  const advice = adviceOf(failure);
  const left = retriesLeft(again, tries);
  const { orderNumber, amountRials } = failure;
  const facts: Fact[] = [];
  if (orderNumber) facts.push({ name: texts.fields.order, value: <Ltr>{orderNumber}</Ltr> });
  if (typeof amountRials === 'number') facts.push({ name: texts.fields.amount, value: <Amount rials={amountRials} /> });
  if (advice !== 'none' && failure.details) facts.push({ name: texts.fields.gatewaySaid, value: failure.details });
  return (
    <>
      <Facts facts={facts} />
      <Stack gap={4} align="center">
        <Group gap="xs" justify="center">
          {again !== 'none' && (
            <Button
              size="md"
              leftSection={<IconRefresh size={18} />}
              disabled={left === 0}
              loading={busy}
              onClick={onRetry}
            >
              {again === 'pay' ? texts.payAgain : texts.askAgain}
            </Button>
          )}
          <SupportButton recordId={recordId} isMain={left === 0 && !isDuplicate(failure)} />
        </Group>
        {again !== 'none' && (
          <Text size="sm" c="dimmed" role="status">
            {left === 0 ? texts.retryOver : texts.retryLeft(left)}
          </Text>
        )}
      </Stack>
      {isDuplicate(failure) ? <WaysOn first="dashboard" /> : <WaysOn />}
      {advice !== 'none' && <Tips tips={texts.tips[advice]} />}
    </>
  );
}

/** In a new tab: this page may be needed for the question. */
function SupportButton({ recordId, isMain }: { readonly recordId: string | null; readonly isMain: boolean }) {
  return (
    <Button
      component="a"
      href={supportLink(recordId === null ? {} : { order: recordId })}
      target="_blank"
      rel="noopener"
      size="md"
      aria-label={texts.supportLabel}
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconHeadset size={18} />}
      rightSection={<IconExternalLink size={16} />}
    >
      {texts.support}
    </Button>
  );
}

function Tips({ tips }: { readonly tips: readonly string[] }) {
  return (
    <section className={styles.tips} aria-labelledby="callback-tips">
      <Text fw={700} id="callback-tips" mb={4}>
        {texts.tipsTitle}
      </Text>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        {texts.safe}
      </Text>
    </section>
  );
}
