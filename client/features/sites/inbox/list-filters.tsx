import { Checkbox, Group, SegmentedControl } from '@mantine/core';
import type { SiteMessageState } from '#client/gql/graphql.js';
import { siteInboxMessages } from '#client/lib/messages/sites/site-inbox.messages.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import styles from './inbox.module.css';
import { Keeping } from './keeping.js';
import { useOwnsSite } from '../site/owns-site.js';

const { list: texts, states } = siteInboxMessages;

export interface ListFilter {
  readonly state: SiteMessageState;
  readonly isUnread: boolean;
  /** The typed text. */
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
  const ownsSite = useOwnsSite();
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
        <Group gap={4} wrap="nowrap">
          <CsvButton
            path={`/api/sites/${siteId}/messages.csv`}
            query={{ state: filter.state, is_unread: String(filter.isUnread), search: filter.search }}
            fileName="messages.csv"
            label={texts.csv}
          />
          {ownsSite && <Keeping siteId={siteId} />}
        </Group>
      </Group>
    </>
  );
}
