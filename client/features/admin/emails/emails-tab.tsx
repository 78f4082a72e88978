import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '../../../../core/limits.js';
import { EmailLogsDocument, type EmailRowFragment } from '../../../gql/graphql.js';
import { adminEmailMessages as texts } from '../../../lib/messages/admin-emails.messages.js';
import { JalaliRange } from '../../../ui/jalali-range.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { CsvButton } from '../parts/csv-button.js';
import { ListBar } from '../parts/list-bar.js';
import { instantsOf, rangeChanges, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { AttemptsDialog } from './attempts-dialog.js';
import { pageOfList } from './email-pages.rules.js';
import { EmailTable } from './email-table.js';
import { EmailTemplates } from './email-templates.js';
import { EmailTestDialog } from './email-test-dialog.js';
import { WriteEmailDialog } from './write-email-dialog.js';

const LISTS: ReadonlySet<string> = new Set(['EmailLogs']);

/** The last hundred mails; whatever keeps the log away, an empty list stands for it (S-192). */
export function EmailsTab() {
  useLiveList('emails', LISTS);
  const url = useAdminUrl();
  const [dialog, setDialog] = useState<'test' | 'write' | null>(null);
  const [shown, setShown] = useState<EmailRowFragment | null>(null);
  const range = rangeOf(url);
  const instants = instantsOf(range);
  const query = useQuery(EmailLogsDocument, {
    variables: { search: url.search, ...instants, limit: PAGE_SIZE.emailLogs },
    ...LIVE_LIST,
  });
  const logs = (query.data ?? query.previousData)?.emailLogs;
  const items = logs?.items ?? (query.error ? [] : undefined);
  const found = items && pageOfList(items, url.page);
  const close = () => setDialog(null);
  return (
    <Stack gap="lg">
      <ListBar
        label={texts.search}
        hint={texts.searchHint}
        value={url.search}
        onSearch={url.find}
        onRefresh={query.refetch}
      >
        <JalaliRange value={range} onChange={(next) => url.filter(rangeChanges(next))} />
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
        <CsvButton
          path="/api/admin/export/emails.csv"
          query={{ search: url.search || null, ...instants }}
          fileName="emails.csv"
        />
      </ListBar>
      <AdminList
        found={found}
        error={undefined}
        failed=""
        onRetry={() => void query.refetch()}
        empty={texts.empty}
        filtered={url.search !== '' || range.from !== null || range.to !== null}
        onShowAll={url.clear}
        page={found?.page ?? 1}
        onPage={url.turnTo}
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
