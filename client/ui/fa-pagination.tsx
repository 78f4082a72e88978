import { Group, Pagination } from '@mantine/core';
import { toPersianDigits } from '../../core/digits.js';
import { common } from '../lib/messages/common.messages.js';

interface FaPaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

const CONTROLS = {
  previous: common.previousPage,
  next: common.nextPage,
  first: common.firstPage,
  last: common.lastPage,
} as const;

/** Pages with Persian digits and Persian names for screen readers; nothing where there is one page. */
export function FaPagination({ page, pages, onChange }: FaPaginationProps) {
  if (pages <= 1) return null;
  return (
    <Group justify="center" component="nav" aria-label={common.pages}>
      <Pagination
        value={page}
        total={pages}
        onChange={onChange}
        getItemProps={(n) => ({ children: toPersianDigits(n), 'aria-label': common.page(toPersianDigits(n)) })}
        getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
      />
    </Group>
  );
}
