import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { SERVICE_TASK_STATUSES, TASK_SERVICES } from '#core/sites/service-tasks.js';
import { AdminServiceTasksDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { adminServiceMessages as texts } from './admin-services.messages.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { AdminList } from '#client/ui/admin/admin-list.js';
import { Choice } from '#client/ui/admin/choice.js';
import { ListBar } from '#client/ui/admin/list-bar.js';
import { orderOf } from '#client/ui/admin/list-order.js';
import { choiceOf, useAdminUrl } from '#client/ui/admin/use-admin-url.js';
import { WorkTable } from './work-table.js';

const LISTS: ReadonlySet<string> = new Set(['AdminServiceTasks']);

/** The tasks for the services that customers bought; the first due come first. */
export function ServiceTasks() {
  useLiveList('service_tasks', LISTS);
  const url = useAdminUrl();
  const status = choiceOf(url, 'status', SERVICE_TASK_STATUSES);
  const service = choiceOf(url, 'service', TASK_SERVICES);
  const filters = { search: url.search || null, status, service };
  const order = orderOf(url, ['due', 'created']);
  const query = useQuery(AdminServiceTasksDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.serviceTasks;
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <ListBar texts={texts} url={url} query={query} refreshing={query.loading && found !== undefined}>
        <Choice
          url={url}
          name="status"
          label={adminMessages.status}
          all={texts.pending}
          options={SERVICE_TASK_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
        />
        <Choice
          url={url}
          name="service"
          label={texts.service}
          all={texts.allServices}
          options={TASK_SERVICES.map((value) => ({ value, label: texts.services[value] }))}
        />
        <CsvButton path="/api/admin/export/service-tasks.csv" query={filters} fileName="service-tasks.csv" />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(tasks) => <WorkTable tasks={tasks} />}
      </AdminList>
    </Stack>
  );
}
