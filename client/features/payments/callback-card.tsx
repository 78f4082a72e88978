import { Button, Card, Container, Group, Loader, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck, IconHeadset, IconLayoutDashboard, IconRefresh, IconWallet, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callbackMessages as texts } from '../../lib/messages/callback.messages.js';
import { useSiteContact } from '../../lib/site-settings.js';
import { Ltr } from '../../ui/ltr.js';
import { usePageTitle } from '../../ui/use-page-title.js';
import { retriesLeft, type Failure } from './callback.rules.js';
import styles from './callback-card.module.css';

type Tone = 'loading' | 'success' | 'failure';

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
};
const COLOURS: Readonly<Record<Tone, string>> = { loading: 'violet', success: 'green', failure: 'red' };

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

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
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

/** Where one goes from here; `first` is the way most people want. */
export function WaysOn({
  first,
  walletQuery = '',
}: {
  readonly first?: 'dashboard' | 'wallet';
  readonly walletQuery?: string;
}) {
  return (
    <Group gap="xs" justify="center">
      <Button
        component={Link}
        to="/dashboard?tab=orders"
        variant={first === 'dashboard' ? 'filled' : 'default'}
        leftSection={<IconLayoutDashboard size={18} />}
      >
        {texts.dashboard}
      </Button>
      <Button
        component={Link}
        to={`/dashboard?tab=wallet${walletQuery}`}
        variant={first === 'wallet' ? 'filled' : 'default'}
        leftSection={<IconWallet size={18} />}
      >
        {texts.wallet_}
      </Button>
    </Group>
  );
}

interface FailurePanelProps {
  readonly failure: Failure;
  readonly tries: number;
  readonly onRetry: () => void;
}

/** Details, three more tries, the support, and what one can do oneself (S-180, S-181, S-186). */
export function FailurePanel({ failure, tries, onRetry }: FailurePanelProps) {
  const { email } = useSiteContact();
  const left = retriesLeft(failure, tries);
  return (
    <>
      <Facts facts={[{ name: texts.fields.errorCode, value: <Ltr>{failure.code}</Ltr> }]} />
      {failure.retryable && (
        <Stack gap={4} align="center">
          <Button leftSection={<IconRefresh size={18} />} disabled={left === 0} onClick={onRetry}>
            {texts.retry}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {left === 0 ? texts.retryOver : texts.retryLeft(left)}
          </Text>
        </Stack>
      )}
      <Group gap="xs" justify="center">
        <Button
          component="a"
          href={`mailto:${email}`}
          variant={failure.retryable ? 'default' : 'filled'}
          leftSection={<IconHeadset size={18} />}
        >
          {texts.support}
        </Button>
      </Group>
      <WaysOn />
      <section className={styles.tips} aria-labelledby="callback-tips">
        <Text fw={700} id="callback-tips" mb={4}>
          {texts.tipsTitle}
        </Text>
        <ul>
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <Text size="sm" c="dimmed" mt="xs">
          {texts.safe}
        </Text>
      </section>
    </>
  );
}
