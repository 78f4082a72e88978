import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { AdminUsersDocument, type AdminUserRowFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminUserMessages as texts } from '#client/lib/messages/admin/admin-users.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice, DaysChoice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { orderOf } from '../parts/list-order.js';
import { ListBar } from '../parts/list-bar.js';
import { choiceOf, instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { ActivityDialog } from './activity-dialog.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import { UserTable } from './user-table.js';

const ROLES = ['admin', 'user'] as const;
const STATUSES = ['active', 'banned'] as const;

const LISTS: ReadonlySet<string> = new Set(['AdminUsers', 'AdminUserActivity']);

/** Everyone's accounts: search by e-mail or full name, ten a page. */
export function UsersTab() {
  useLiveList('users', LISTS);
  const url = useAdminUrl();
  const order = orderOf(url, ['created', 'last_login', 'email']);
  const [deleting, setDeleting] = useState<AdminUserRowFragment | null>(null);
  const [shown, setShown] = useState<AdminUserRowFragment | null>(null);
  const role = choiceOf(url, 'role', ROLES);
  const status = choiceOf(url, 'status', STATUSES);
  const filters = { search: url.search || null, role, status, ...instantsOf(rangeOf(url)) };
  const query = useQuery(AdminUsersDocument, {
    variables: { ...filters, ...order, page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.users;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <Choice
          url={url}
          name="role"
          label={texts.role}
          all={texts.allRoles}
          options={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
        />
        <Choice url={url} name="status" options={STATUSES.map((value) => ({ value, label: texts.statuses[value] }))} />
        <DaysChoice url={url} label={texts.columns.joined} />
        <CsvButton path="/api/admin/export/users.csv" query={filters} fileName="users.csv" />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(users) => <UserTable users={users} onDelete={setDeleting} onShow={setShown} />}
      </AdminList>
      <DeleteUserDialog user={deleting} onClose={() => setDeleting(null)} />
      <ActivityDialog user={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
