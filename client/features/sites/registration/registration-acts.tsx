import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconCreditCard, IconRefresh, IconRocket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dashboardLink } from '#core/client-links.js';
import { RegisterDomainsNowDocument, RenewDomainDocument } from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { registrationMessages } from './registration.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import type { RegistrationProps } from './registration-card.js';

const { register, renew: renewal } = registrationMessages;

/** Without waiting for the end of the time in which the name can be changed. */
export function RegisterNow({ registration: { orderId, sendAt }, onChanged }: RegistrationProps) {
  const [run, { loading }] = useMutation(RegisterDomainsNowDocument, { variables: { orderId } });
  if (sendAt === null) return null;
  const ask = async () => {
    if (!(await confirm({ title: register.question, text: register.text, action: register.action }))) return;
    try {
      await run();
      toast.success(register.done);
      onChanged();
    } catch (error) {
      toast.error(error, register.failed);
    }
  };
  return (
    <Button mt="md" leftSection={<IconRocket size={18} aria-hidden />} loading={loading} onClick={() => void ask()}>
      {register.action}
    </Button>
  );
}

/** Another year: an invoice, and the way to pay it. */
export function Renewal({ registration, onChanged }: RegistrationProps) {
  const { id, renewableFrom, renewalInvoiceId, isRenewing, transferAskedAt } = registration;
  const [run, { loading }] = useMutation(RenewDomainDocument, { variables: { id } });
  const isOpen = renewableFrom !== null && new Date(renewableFrom).getTime() <= serverNow() && !transferAskedAt;
  const renew = async () => {
    try {
      const { data } = await run();
      toast.success(data?.renewDomain.invoiceId ? renewal.done : renewal.free);
      onChanged();
    } catch (error) {
      toast.error(error, renewal.failed);
    }
  };
  return (
    <Group mt="md" gap="md">
      {isRenewing && <Text size="sm">{renewal.running}</Text>}
      {!isRenewing && renewalInvoiceId !== null && (
        <Button component={Link} to={dashboardLink('invoices')} leftSection={<IconCreditCard size={18} aria-hidden />}>
          {renewal.pay}
        </Button>
      )}
      {!isRenewing && renewalInvoiceId === null && isOpen && (
        <Button leftSection={<IconRefresh size={18} aria-hidden />} loading={loading} onClick={() => void renew()}>
          {renewal.action}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {!isOpen &&
          !transferAskedAt &&
          renewableFrom !== null &&
          `${renewal.from(formatDate(new Date(renewableFrom)))} `}
        {!transferAskedAt && renewal.rule}
      </Text>
    </Group>
  );
}
