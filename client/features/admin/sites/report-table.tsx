import { Button, Text } from '@mantine/core';
import type { AdminReportFragment } from '#client/gql/graphql.js';
import { adminSiteMessages } from '#client/lib/messages/admin/admin-sites.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { reportKindNames } from '#client/lib/messages/sites/report.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { TintBadge, type Tint } from '#client/ui/tint-badge.js';
import { AdminTable, type Column } from '../parts/admin-table.js';
import { SiteAddress } from '../parts/site-address.js';
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
          <Text fw={600}>{reportKindNames[kind]}</Text>
          <Text size="sm" dir="auto" className={styles.message}>
            {message}
          </Text>
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
    <AdminTable caption={texts.listLabel} columns={columns} rows={reports} rowKey={({ id }) => id} list="reports" />
  );
}

function SiteCell({ report: { site, address } }: { readonly report: AdminReportFragment }) {
  return (
    <div className={styles.what}>
      <Text fw={650}>
        <bdi>{site?.title ?? texts.gone}</bdi>
      </Text>
      {site?.status === 'online' ? <SiteAddress site={site} /> : <Text size="sm">{site && statuses[site.status]}</Text>}
      <Text size="sm" c="dimmed" className={styles.address}>
        {texts.asGiven} <Ltr>{address}</Ltr>
      </Text>
    </div>
  );
}

function DecisionCell({ report }: { readonly report: AdminReportFragment }) {
  const { status, act, decision, isAnswered } = report;
  return (
    <div className={styles.state}>
      <TintBadge tint={TINTS[status]} name={status}>
        {texts.statuses[status]}
      </TintBadge>
      {act && act !== 'none' && <Text size="sm">{texts.acts[act]}</Text>}
      {decision && <Text size="sm">{decision}</Text>}
      {isAnswered && (
        <Text size="sm" c="dimmed">
          {texts.answered}
        </Text>
      )}
    </div>
  );
}
