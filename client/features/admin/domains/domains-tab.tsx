import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { AdminExtensionsDocument } from '../../../gql/graphql.js';
import { adminDomainMessages as texts } from '../../../lib/messages/admin/admin-domains.messages.js';
import { adminMessages } from '../../../lib/messages/admin/admin.messages.js';
import { Awaiting } from '../../../ui/awaiting.js';
import { CsvButton } from '../../../ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { useFailureToast } from '../parts/use-failure-toast.js';
import { AddExtensionDialog } from './add-extension-dialog.js';
import { AvailabilityChecker } from './availability-checker.js';
import { ExtensionTable } from './extension-table.js';

const LISTS: ReadonlySet<string> = new Set(['AdminExtensions']);

/** Extensions with their prices edited in place, and whether a name is free. */
export function DomainsTab() {
  useLiveList('domains', LISTS);
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(AdminExtensionsDocument, LIVE_LIST);
  useFailureToast(error, texts.failed);
  const extensions = data?.domainExtensions;
  return (
    <Stack gap="lg">
      <AvailabilityChecker extensions={extensions?.map(({ extension }) => extension) ?? []} />
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {texts.note}
        </Text>
        <Group gap="sm">
          <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => void refetch()}>
            {adminMessages.refresh}
          </Button>
          <CsvButton path="/api/admin/export/domains.csv" fileName="domains.csv" />
          <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </Group>
      </Group>
      {!extensions && <Awaiting query={{ error, refetch }} failed={texts.failed} rows={6} height={64} />}
      {extensions && (
        <Card padding={0} style={{ overflow: 'clip' }}>
          <ExtensionTable extensions={extensions} />
        </Card>
      )}
      <AddExtensionDialog opened={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}
