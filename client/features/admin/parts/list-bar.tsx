import { Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { adminMessages } from '../../../lib/messages/admin.messages.js';
import { SearchBox } from '../../../ui/search-box.js';
import styles from './list-bar.module.css';

interface ListBarProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly onRefresh?: () => unknown;
  readonly refreshing?: boolean;
  /** Filters and buttons of the one list. */
  readonly children?: ReactNode;
}

/** What stands above a list: its search, its filters, refreshing. */
export function ListBar({ label, hint, value, onSearch, onRefresh, refreshing = false, children }: ListBarProps) {
  return (
    <Group gap="sm" className={styles.bar}>
      <SearchBox label={label} placeholder={hint} value={value} onChange={onSearch} />
      {children}
      {onRefresh && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} />}
          loading={refreshing}
          onClick={() => void onRefresh()}
        >
          {adminMessages.refresh}
        </Button>
      )}
    </Group>
  );
}
