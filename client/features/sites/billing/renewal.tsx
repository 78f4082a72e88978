import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dashboardLink } from '#core/client-links.js';
import {
  ResumeSiteRenewalDocument,
  StopSiteRenewalDocument,
  type SiteBillingFieldsFragment,
} from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { siteBillingMessages } from './site-billing.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { confirm } from '#client/ui/confirm.js';
import { Money } from '#client/ui/money.js';
import { toast } from '#client/ui/toast.js';
import styles from './billing.module.css';
import { Fact } from './fact.js';
import { useOwnsSite } from '../site/owns-site.js';

const { renewal: texts } = siteBillingMessages;

type RenewalFacts = NonNullable<SiteBillingFieldsFragment['renewal']>;

/** Whether the paid time runs until then yet; it stands still while the renewals are paused. */
function isAhead(instant: string, { pausedAt }: RenewalFacts): boolean {
  return new Date(instant).getTime() > (pausedAt ? new Date(pausedAt).getTime() : serverNow());
}

interface Change {
  readonly id: string;
  readonly renewal: RenewalFacts;
}

export function Renewal({ site: { id, renewal } }: { readonly site: SiteBillingFieldsFragment }) {
  const ownsSite = useOwnsSite();
  if (!renewal) return <Text c="dimmed">{texts.none}</Text>;
  const { stoppedAt, pausedAt, endsAt, endedAt } = renewal;
  const canStop = ownsSite && !stoppedAt;
  const isOn = endsAt !== null && endedAt === null && isAhead(endsAt, renewal);
  return (
    <Stack gap="md" align="flex-start">
      <Facts renewal={renewal} />
      {pausedAt && <Text c="dimmed">{texts.paused}</Text>}
      <Unpaid renewal={renewal} />
      {canStop && <StopButton id={id} renewal={renewal} />}
      {endsAt && <Stopped id={id} renewal={renewal} isOn={isOn} />}
      {stoppedAt && !endsAt && <Text c="dimmed">{texts.over}</Text>}
    </Stack>
  );
}

function Facts({ renewal: { period, amountToman, paidUntil, nextInvoiceAt, stoppedAt } }: Pick<Change, 'renewal'>) {
  return (
    <dl className={styles.facts}>
      <Fact label={texts.paidUntil}>
        <JalaliDate value={paidUntil} />
      </Fact>
      {!stoppedAt && (
        <Fact label={texts.next}>
          <Money toman={amountToman} /> {texts.every[period]}
        </Fact>
      )}
      {nextInvoiceAt && (
        <Fact label={texts.nextInvoice}>
          <JalaliDate value={nextInvoiceAt} />
        </Fact>
      )}
    </dl>
  );
}

/** The invoice that waits, and what happens where it is not paid. */
function Unpaid({ renewal: { openInvoice, suspendsAt } }: Pick<Change, 'renewal'>) {
  const ownsSite = useOwnsSite();
  if (!openInvoice) return null;
  const { amountToman, dueDate } = openInvoice;
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={texts.unpaid}
      className={styles.notice}
    >
      <Text size="sm">
        <Money toman={amountToman} /> · {texts.due} <JalaliDate value={dueDate} />
      </Text>
      {suspendsAt && <Text size="sm">{texts.suspends(formatDate(new Date(suspendsAt)))}</Text>}
      {ownsSite && (
        <Button component={Link} to={dashboardLink('invoices')} mt="xs" size="compact-md" variant="default">
          {texts.pay}
        </Button>
      )}
    </Alert>
  );
}

function StopButton({ id, renewal }: Change) {
  const { paidUntil } = renewal;
  const [stop, { loading }] = useMutation(StopSiteRenewalDocument, { variables: { id } });
  const ask = async () => {
    const text = isAhead(paidUntil, renewal) ? texts.stopText(formatDate(new Date(paidUntil))) : texts.stopNow;
    if (!(await confirm({ title: texts.stopTitle, text, action: texts.stop, danger: true }))) return;
    try {
      await stop();
      toast.success(texts.stopDone);
    } catch (error) {
      toast.error(error, texts.stopFailed);
    }
  };
  return (
    <Button variant="default" loading={loading} onClick={() => void ask()}>
      {texts.stop}
    </Button>
  );
}

function Stopped({ id, renewal: { endsAt }, isOn }: Change & { readonly isOn: boolean }) {
  const ownsSite = useOwnsSite();
  const [resume, { loading }] = useMutation(ResumeSiteRenewalDocument, { variables: { id } });
  const goOn = async () => {
    try {
      await resume();
      toast.success(texts.resumeDone);
    } catch (error) {
      toast.error(error, texts.resumeFailed);
    }
  };
  const date = formatDate(new Date(endsAt ?? 0));
  return (
    <Alert color="blue" icon={<IconInfoCircle size={20} aria-hidden />} title={texts.stopped} className={styles.notice}>
      <Text size="sm">{isOn ? texts.endsOn(date) : texts.endedOn(date)}</Text>
      {ownsSite && isOn && (
        <Button mt="xs" size="compact-md" loading={loading} onClick={() => void goOn()}>
          {texts.resume}
        </Button>
      )}
    </Alert>
  );
}
