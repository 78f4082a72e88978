import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { REPORT_KINDS, SITE_REPORTS } from '#core/sites/site-reports.js';
import { ReportSiteDocument, type SiteReportKind } from '#client/gql/graphql.js';
import { reportKindNames, reportMessages as texts } from '#client/lib/messages/sites/report.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';

const KINDS = REPORT_KINDS.map((value) => ({ value, label: reportKindNames[value] }));

interface ReportFormProps {
  readonly site: string;
  readonly onSent: (isAnswered: boolean) => void;
}

function faultsOf(address: string, message: string) {
  return {
    address: address.trim() === '' ? texts.addressMissing : null,
    message: message.trim().length < SITE_REPORTS.message.min ? texts.messageShort : null,
  };
}

/** The typed text stays until it has arrived. */
export function ReportForm({ site, onSent }: ReportFormProps) {
  const [address, setAddress] = useState(site);
  const [kind, setKind] = useState<SiteReportKind>('fraud');
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [report, { loading, error }] = useMutation(ReportSiteDocument);
  const faults = faultsOf(address, message);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.address || faults.message) return;
    const given = { address: address.trim(), kind, message, email: email.trim() || null };
    try {
      await report({ variables: { input: given } });
      onSent(given.email !== null);
    } catch {
      // The mutation's `error` is shown below.
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        <TextInput
          label={texts.address}
          description={texts.addressHint}
          required
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={SITE_REPORTS.address}
          value={address}
          error={isTried && faults.address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.kind}
          data={KINDS}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as SiteReportKind)}
        />
        <Textarea
          label={texts.message}
          description={texts.messageHint}
          required
          rows={6}
          maxLength={SITE_REPORTS.message.max}
          value={message}
          error={isTried && faults.message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <TextInput
          label={texts.email}
          description={texts.emailHint}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Privacy />
        {error && <ErrorNotice error={error} title={texts.failed} compact />}
        <Button type="submit" loading={loading}>
          {texts.send}
        </Button>
      </Stack>
    </form>
  );
}

function Privacy() {
  return (
    <Text size="sm" c="dimmed">
      {texts.privacy}
    </Text>
  );
}
