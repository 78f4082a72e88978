import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { EmailLogsDocument, type EmailRowFragment } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminEmailMessages as texts } from '#client/lib/messages/admin/admin-emails.messages.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { DaysChoice } from '../parts/choice.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { orderOf } from '../parts/list-order.js';
import { instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { AttemptsDialog } from './attempts-dialog.js';
import { pageOfList } from './email-pages.rules.js';
import { EmailTable } from './email-table.js';
import { EmailTemplates } from './email-templates.js';
import { EmailTestDialog } from './email-test-dialog.js';
import { WriteEmailDialog } from './write-email-dialog.js';

const LISTS: ReadonlySet<string> = new Set(['EmailLogs']);

/** The last hundred mails; if the log cannot be read, the list is empty (S-192). */
export function EmailsTab() {
  useLiveList('emails', LISTS);
  const url = useAdminUrl();
  const [dialog, setDialog] = useState<'test' | 'write' | null>(null);
  const [shown, setShown] = useState<EmailRowFragment | null>(null);
  const filters = { search: url.search || null, ...instantsOf(rangeOf(url)) };
  const order = orderOf(url, ['created', 'recipient', 'attempts']);
  const query = useQuery(EmailLogsDocument, {
    variables: { ...filters, ...order, search: url.search, limit: PAGE_SIZE.emailLogs },
    ...LIVE_LIST,
  });
  const logs = shownData(query)?.emailLogs;
  const items = logs?.items ?? (query.error ? [] : undefined);
  const found = items && pageOfList(items, url.page);
  const close = () => setDialog(null);
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query}>
        <DaysChoice url={url} />
        <Button variant="default" leftSection={<IconSend size={18} stroke={1.75} />} onClick={() => setDialog('test')}>
          {texts.test}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.75} />}
          onClick={() => setDialog('write')}
        >
          {texts.write}
        </Button>
        <CsvButton path="/api/admin/export/emails.csv" query={filters} fileName="emails.csv" />
      </ListBar>
      <AdminList
        found={found}
        query={{ refetch: query.refetch }}
        texts={{ empty: texts.empty, failed: '' }}
        filters={filters}
        url={{ ...url, page: found?.page ?? 1 }}
      >
        {(mails) => <EmailTable mails={mails} onShow={setShown} />}
      </AdminList>
      <EmailTemplates />
      <EmailTestDialog opened={dialog === 'test'} onClose={close} />
      <WriteEmailDialog opened={dialog === 'write'} onClose={close} />
      <AttemptsDialog mail={shown} onClose={() => setShown(null)} />
    </Stack>
  );
}
