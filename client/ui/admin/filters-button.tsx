import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import styles from './list-bar.module.css';
import { filterCount } from './use-admin-url.js';

interface FiltersButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** On a phone: shows and hides the filters of a bar, and says how many are set. */
export function FiltersButton({ isOpen, onToggle }: FiltersButtonProps) {
  const [params] = useSearchParams();
  return (
    <Button
      variant="default"
      className={styles.toggle}
      leftSection={<IconFilter size={18} stroke={1.75} aria-hidden />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {adminMessages.filters(filterCount(params))}
    </Button>
  );
}
