import { Button } from '@mantine/core';
import type { AuditLogQuery } from '#client/gql/graphql.js';
import { auditMessages as texts } from './audit.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { Line } from '#client/ui/admin/line.js';
import { PersonCell } from '#client/ui/admin/person-cell.js';
import styles from './audit-table.module.css';
import { changesOf } from './audit.rules.js';
import { subjectLabelOf } from './subject-name.js';

export type AuditRow = AuditLogQuery['auditLog']['items'][number];

const { columns: names, subjects } = texts;

interface AuditTableProps {
  readonly rows: readonly AuditRow[];
  readonly onShow: (row: AuditRow) => void;
}

export function AuditTable({ rows, onShow }: AuditTableProps) {
  const columns: readonly Column<AuditRow>[] = [
    { name: names.act, sort: 'action', cell: ({ actionTitle }) => <Line strong>{actionTitle}</Line> },
    { name: names.actor, cell: ({ actor }) => <PersonCell name={actor.fullName} email={actor.email} /> },
    {
      name: names.subject,
      cell: (row) => (
        <span className={styles.subject}>
          {row.subjectType && subjects[row.subjectType]} {row.subjectLabel && <bdi>{subjectLabelOf(row)}</bdi>}
        </span>
      ),
    },
    { name: names.reason, cell: ({ reason }) => <ReasonCell reason={reason ?? null} /> },
    { name: names.at, sort: 'created', cell: ({ at }) => <JalaliDate value={at} time /> },
    {
      name: names.change,
      isActions: true,
      cell: (row) =>
        changesOf(row.before, row.after).length > 0 && (
          <Button
            size="sm"
            variant="default"
            aria-label={texts.changeLabel(row.actionTitle)}
            onClick={() => onShow(row)}
          >
            {texts.change}
          </Button>
        ),
    },
  ];
  return (
    <AdminTable
      caption={texts.listLabel}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      list="audit"
      onOpen={onShow}
    />
  );
}

function ReasonCell({ reason }: { readonly reason: string | null }) {
  return (
    <div className={styles.reason} title={reason ?? undefined}>
      {reason ?? adminMessages.none}
    </div>
  );
}
