import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { REPORT_STATUSES } from '#core/sites/site-reports.js';
import { AdminSiteReportsDocument, type AdminReportFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminSiteMessages } from '#client/lib/messages/admin/admin-sites.messages.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice } from '../parts/choice.js';
import { ListBar } from '../parts/list-bar.js';
import { orderOf } from '../parts/list-order.js';
import { choiceOf, useAdminUrl } from '../use-admin-url.js';
import { DecideDialog } from './decide-dialog.js';
import { ReportTable } from './report-table.js';

const { reports: texts } = adminSiteMessages;

const REPORT_LISTS: ReadonlySet<string> = new Set(['AdminSiteReports', 'AdminSites']);
const CHOICES = REPORT_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));

/** Reports of abuse; those that wait are decided here. */
export function ReportList() {
  useLiveList('site_reports', REPORT_LISTS);
  const url = useAdminUrl();
  const [decided, setDecided] = useState<AdminReportFragment | null>(null);
  const status = choiceOf(url, 'status', REPORT_STATUSES);
  const filters = { search: url.search || null, status };
  const order = orderOf(url, ['created', 'decided']);
  const query = useQuery(AdminSiteReportsDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.siteReports;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query} refreshing={query.loading && found !== undefined}>
        <Choice url={url} name="status" options={CHOICES} />
        <CsvButton path="/api/admin/export/reports.csv" query={filters} fileName="reports.csv" />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(reports) => <ReportTable reports={reports} onDecide={setDecided} />}
      </AdminList>
      <DecideDialog report={decided} onClose={() => setDecided(null)} />
    </Stack>
  );
}
