import { useQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DOMAIN_CATEGORY_NAMES } from '#core/value-names.js';
import { AdminExtensionsDocument, type DomainCategory } from '#client/gql/graphql.js';
import { adminDomainMessages as texts } from '#client/lib/messages/admin/admin-domains.messages.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice } from '../parts/choice.js';
import { ListBar } from '../parts/list-bar.js';
import { shownOrder } from '../parts/list-order.js';
import { choiceOf, useAdminUrl } from '../use-admin-url.js';
import { AddExtensionDialog } from './add-extension-dialog.js';
import { AvailabilityChecker } from './availability-checker.js';
import { CHEAPEST_FIRST, shownExtensions } from './domains.rules.js';
import { ExtensionTable } from './extension-table.js';

const CATEGORIES = Object.keys(DOMAIN_CATEGORY_NAMES) as DomainCategory[];
const LISTS: ReadonlySet<string> = new Set(['AdminExtensions']);

/** Extensions with their prices edited in place, and whether a name is free. */
export function DomainsTab() {
  useLiveList('domains', LISTS);
  const url = useAdminUrl();
  const [adding, setAdding] = useState(false);
  const query = useQuery(AdminExtensionsDocument, LIVE_LIST);
  const all = query.data?.domainExtensions;
  const filters = { search: url.search || null, category: choiceOf(url, 'category', CATEGORIES) };
  const items = all && shownExtensions(all, filters, shownOrder(url, CHEAPEST_FIRST));
  return (
    <Stack gap="lg">
      <AvailabilityChecker extensions={all?.map(({ extension }) => extension) ?? []} />
      <Text size="sm" c="dimmed">
        {texts.note}
      </Text>
      <ListBar texts={texts} url={url} query={query} refreshing={query.loading && all !== undefined}>
        <Choice
          url={url}
          name="category"
          label={texts.category}
          all={texts.allCategories}
          options={CATEGORIES.map((value) => ({ value, label: texts.categories[value] }))}
        />
        <CsvButton path="/api/admin/export/domains.csv" fileName="domains.csv" />
        <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </ListBar>
      <AdminList
        found={items && { items, pagination: { pages: 1, total: items.length } }}
        query={query}
        texts={texts}
        filters={filters}
        url={url}
      >
        {(extensions) => <ExtensionTable extensions={extensions} />}
      </AdminList>
      <AddExtensionDialog opened={adding} onClose={() => setAdding(false)} />
    </Stack>
  );
}
