import { useQuery } from '@apollo/client/react';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminRegistrationTasksDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminRegistrationMessages as texts } from './admin-registrations.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '#client/ui/admin/live-list.js';
import { AdminList } from '#client/ui/admin/admin-list.js';
import { Choice } from '#client/ui/admin/choice.js';
import { orderOf } from '#client/ui/admin/list-order.js';
import { ListBar } from '#client/ui/admin/list-bar.js';
import { choiceOf, useAdminUrl } from '#client/ui/admin/use-admin-url.js';
import { TASK_LISTS } from './task-lists.js';
import { TaskTable } from './task-table.js';

const STATUSES = ['open', 'done', 'refused', 'cancelled'] as const;
const KINDS = ['register', 'renew', 'transfer_code'] as const;

/** The tasks at the registries, for whom and by when; the first due come first unless sorted otherwise. */
export function RegistrationTasks() {
  useLiveList('domains', TASK_LISTS);
  const url = useAdminUrl();
  const status = choiceOf(url, 'status', STATUSES) ?? 'open';
  const kind = choiceOf(url, 'kind', KINDS);
  const filters = { search: url.search || null, kind };
  const order = orderOf(url, ['due', 'created']);
  const query = useQuery(AdminRegistrationTasksDocument, {
    variables: { ...filters, ...order, status, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.registrationTasks;
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <ListBar texts={texts} url={url} query={query} refreshing={query.loading && found !== undefined}>
        <NativeSelect
          aria-label={adminMessages.status}
          value={status}
          data={STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
          onChange={(event) => url.filter({ status: event.currentTarget.value })}
        />
        <Choice
          url={url}
          name="kind"
          label={texts.kind}
          all={texts.allKinds}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <CsvButton
          path="/api/admin/export/registrations.csv"
          query={{ ...filters, status }}
          fileName="registrations.csv"
        />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(tasks) => <TaskTable tasks={tasks} />}
      </AdminList>
    </Stack>
  );
}
