import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../../core/limits/limits.js';
import { REPORT_STATUSES } from '../../../../core/sites/site-reports.js';
import { AdminSiteReportsDocument, type AdminReportFragment } from '../../../gql/graphql.js';
import { shownData } from '../../../lib/apollo/shown-data.js';
import { adminMessages } from '../../../lib/messages/admin/admin.messages.js';
import { adminSiteMessages } from '../../../lib/messages/admin/admin-sites.messages.js';
import { CsvButton } from '../../../ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice } from '../parts/choice.js';
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
  const query = useQuery(AdminSiteReportsDocument, {
    variables: { status, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <Choice url={url} name="status" options={CHOICES} />
        <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => void query.refetch()}>
          {adminMessages.refresh}
        </Button>
        <CsvButton path="/api/admin/export/reports.csv" query={{ status }} fileName="reports.csv" />
      </Group>
      <AdminList found={shownData(query)?.siteReports} query={query} texts={texts} filters={{ status }} url={url}>
        {(reports) => <ReportTable reports={reports} onDecide={setDecided} />}
      </AdminList>
      <DecideDialog report={decided} onClose={() => setDecided(null)} />
    </Stack>
  );
}
