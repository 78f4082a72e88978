import { Button, Text } from '@mantine/core';
import type { AdminReportFragment } from '#client/gql/graphql.js';
import { adminSiteMessages } from './admin-sites.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { reportKindNames } from '#client/lib/messages/sites/report.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { SiteAddress } from './site-address.js';
import styles from './site-table.module.css';

const { reports: texts, statuses } = adminSiteMessages;
const { columns: names } = texts;
const TINTS: Readonly<Record<AdminReportFragment['status'], Tint>> = {
  open: 'yellow',
  upheld: 'red',
  rejected: 'gray',
};

interface ReportTableProps {
  readonly reports: readonly AdminReportFragment[];
  readonly onDecide: (report: AdminReportFragment) => void;
}

export function ReportTable({ reports, onDecide }: ReportTableProps) {
  const columns: readonly Column<AdminReportFragment>[] = [
    { name: names.site, cell: (report) => <SiteCell report={report} /> },
    {
      name: names.report,
      cell: ({ kind, message }) => (
        <div className={styles.words}>
          <Line strong>{reportKindNames[kind]}</Line>
          <Line title={message}>
            <bdi>{message}</bdi>
          </Line>
        </div>
      ),
    },
    { name: names.status, cell: (report) => <DecisionCell report={report} /> },
    { name: names.created, sort: 'created', cell: ({ createdAt }) => <JalaliDate value={createdAt} ago /> },
    {
      name: names.decided,
      sort: 'decided',
      cell: ({ decidedAt }) => (decidedAt ? <JalaliDate value={decidedAt} time /> : adminMessages.none),
    },
    {
      name: names.actions,
      isActions: true,
      cell: (report) =>
        report.status === 'open' && (
          <Button
            size="sm"
            variant="light"
            aria-label={`${texts.decide}: ${report.site?.title ?? report.address}`}
            onClick={() => onDecide(report)}
          >
            {texts.decide}
          </Button>
        ),
    },
  ];
  return (
    <AdminTable
      caption={texts.listLabel}
      columns={columns}
      rows={reports}
      rowKey={({ id }) => id}
      list="reports"
      details={{
        labelOf: ({ site, address }) => adminMessages.table.detailsOf(site?.title ?? address),
        of: (report) => <ReportDetails report={report} />,
      }}
    />
  );
}

function SiteCell({ report: { site, address } }: { readonly report: AdminReportFragment }) {
  return (
    <div className={styles.what}>
      <Line strong title={site?.title}>
        <bdi>{site?.title ?? texts.gone}</bdi>
        {site && site.status !== 'online' && ` · ${statuses[site.status]}`}
      </Line>
      <Line quiet>{site?.status === 'online' ? <SiteAddress site={site} /> : <Ltr>{address}</Ltr>}</Line>
    </div>
  );
}

function DecisionCell({ report: { status, act } }: { readonly report: AdminReportFragment }) {
  return (
    <div className={styles.state}>
      <TintBadge tint={TINTS[status]} name={status}>
        {texts.statuses[status]}
      </TintBadge>
      {act && act !== 'none' && <Line quiet>{texts.acts[act]}</Line>}
    </div>
  );
}

/** The whole message, the address that was written, and what was decided. */
function ReportDetails({ report }: { readonly report: AdminReportFragment }) {
  const { message, address, decision, isAnswered } = report;
  return (
    <div className={styles.facts}>
      <Text size="sm" dir="auto">
        {message}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.asGiven} <Ltr>{address}</Ltr>
      </Text>
      {decision && <Text size="sm">{decision}</Text>}
      {isAnswered && (
        <Text size="sm" c="dimmed">
          {texts.answered}
        </Text>
      )}
    </div>
  );
}
