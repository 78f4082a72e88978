import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { RetryEmailDocument, type EmailRowFragment } from '#client/gql/graphql.js';
import { adminEmailMessages as texts } from './admin-emails.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { Tone } from '#client/ui/tone.js';

type Row = EmailRowFragment;

interface EmailTableProps {
  readonly mails: readonly Row[];
  readonly onShow: (mail: Row) => void;
}

const { columns: names } = texts;
const TONES = { sent: 'good', failed: 'bad', queued: 'waiting' } as const;
const LISTS: ReadonlySet<string> = new Set(['EmailLogs']);

export function EmailTable({ mails, onShow }: EmailTableProps) {
  const columns: readonly Column<Row>[] = [
    { name: names.mail, cell: (mail) => <MailCell mail={mail} /> },
    { name: names.to, sort: 'recipient', cell: ({ to }) => <Ltr>{to}</Ltr> },
    { name: names.status, cell: ({ status }) => <Tone tone={TONES[status]}>{texts.statuses[status]}</Tone> },
    {
      name: names.attempts,
      sort: 'attempts',
      cell: (mail) => <AttemptsButton mail={mail} onShow={() => onShow(mail)} />,
    },
    {
      name: names.date,
      sort: 'created',
      cell: ({ sentAt, createdAt }) => <JalaliDate value={sentAt ?? createdAt} ago />,
    },
    {
      name: names.actions,
      isActions: true,
      cell: (mail) => (mail.status === 'failed' ? <RetryButton mail={mail} /> : null),
    },
  ];
  const [retryEmail] = useMutation(RetryEmailDocument);
  const retry: BulkAction<Row> = {
    name: texts.retry,
    icon: <IconRefresh size={16} />,
    canSelect: ({ status }) => status === 'failed',
    labelOf: ({ subject }) => texts.select(subject),
    question: texts.retryQuestion,
    run: ({ id }) => retryEmail({ variables: { id } }),
    describe: ({ subject, to }) => `${subject} · ${to}`,
    lists: LISTS,
  };
  return (
    <BulkTable
      caption={texts.listLabel}
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      list="emails"
      onOpen={onShow}
      action={retry}
    />
  );
}

function MailCell({ mail: { subject, error, status } }: { readonly mail: Row }) {
  return (
    <>
      <Line strong title={subject}>
        {subject}
      </Line>
      {status !== 'sent' && error && (
        <Line quiet title={error}>
          <Ltr>{error}</Ltr>
        </Line>
      )}
    </>
  );
}

function AttemptsButton({ mail, onShow }: { readonly mail: Row; readonly onShow: () => void }) {
  if (mail.history.length === 0) return texts.tries(mail.attempts);
  return (
    <Button
      size="compact-md"
      variant="subtle"
      aria-label={texts.attemptsLabel(mail.attempts, mail.subject)}
      onClick={onShow}
    >
      {texts.tries(mail.attempts)}
    </Button>
  );
}

function RetryButton({ mail }: { readonly mail: Row }) {
  const [retryEmail, { loading }] = useMutation(RetryEmailDocument);
  const client = useApolloClient();
  const retry = async () => {
    try {
      await retryEmail({ variables: { id: mail.id } });
      await refreshQueries(client, LISTS);
      toast.success(texts.retried);
    } catch (error) {
      toast.error(error, texts.retryFailed);
    }
  };
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconRefresh size={16} />}
      loading={loading}
      aria-label={texts.retryLabel(mail.subject)}
      onClick={() => void retry()}
    >
      {texts.retry}
    </Button>
  );
}
