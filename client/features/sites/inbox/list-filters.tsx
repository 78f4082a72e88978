import { Button, Checkbox, Group, SegmentedControl } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { SiteMessageState } from '../../../gql/graphql.js';
import { siteInboxMessages } from '../../../lib/messages/sites/site-inbox.messages.js';
import { saveDownload } from '../../../lib/rest/rest.js';
import { SearchBox } from '../../../ui/lists/search-box.js';
import { toast } from '../../../ui/toast.js';
import styles from './inbox.module.css';

const { list: texts, states } = siteInboxMessages;

export interface ListFilter {
  readonly state: SiteMessageState;
  readonly isUnread: boolean;
  /** As typed. */
  readonly search: string;
}

export const ALL: ListFilter = { state: 'inbox', isUnread: false, search: '' };

const STATES: readonly SiteMessageState[] = ['inbox', 'archived', 'spam'];

interface ListFiltersProps {
  readonly siteId: string;
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

/** Which messages the list shows, and the way to take them away. */
export function ListFilters({ siteId, filter, onChange }: ListFiltersProps) {
  return (
    <>
      <SegmentedControl
        aria-label={texts.states}
        fullWidth
        size="md"
        value={filter.state}
        data={STATES.map((value) => ({ value, label: states[value] }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Group justify="space-between" gap="xs" className={styles.filters ?? ''}>
        <Checkbox
          label={texts.unreadOnly}
          checked={filter.isUnread}
          onChange={(event) => onChange({ ...filter, isUnread: event.currentTarget.checked })}
        />
        <CsvButton siteId={siteId} filter={filter} />
      </Group>
    </>
  );
}

/** The messages of the filter as a file for spreadsheets. */
function CsvButton({ siteId, filter }: Pick<ListFiltersProps, 'siteId' | 'filter'>) {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    const query = new URLSearchParams({
      state: filter.state,
      is_unread: String(filter.isUnread),
      search: filter.search,
    });
    try {
      await saveDownload(`/api/sites/${siteId}/messages.csv?${query.toString()}`, 'messages.csv');
    } catch (error) {
      toast.error(error, texts.csvFailed);
    }
    setLoading(false);
  };
  return (
    <Button
      variant="subtle"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />}
      loading={loading}
      onClick={() => void save()}
    >
      {texts.csv}
    </Button>
  );
}
