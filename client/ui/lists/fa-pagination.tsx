import { Group, Pagination } from '@mantine/core';
import { toPersianDigits } from '#core/text/digits.js';
import { common } from '#client/lib/messages/common.messages.js';
import { GAP, pageLinks } from '../page-links.js';

interface FaPaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/**
 * Up to five pages with ellipses (specification 2 §9), with Persian digits and Persian names for screen readers;
 * nothing where there is one page.
 */
export function FaPagination({ page, pages, onChange }: FaPaginationProps) {
  if (pages <= 1) return null;
  return (
    <Pagination.Root value={page} total={pages} onChange={onChange}>
      <Group justify="center" component="nav" aria-label={common.pages} gap={8}>
        <Pagination.Previous aria-label={common.previousPage} />
        {pageLinks(page, pages).map((link, index) =>
          link === GAP ? (
            <Pagination.Dots key={`gap-${index}`} />
          ) : (
            <Pagination.Control
              key={link}
              active={link === page}
              aria-current={link === page ? 'page' : undefined}
              aria-label={common.page(toPersianDigits(link))}
              onClick={() => onChange(link)}
            >
              {toPersianDigits(link)}
            </Pagination.Control>
          ),
        )}
        <Pagination.Next aria-label={common.nextPage} />
      </Group>
    </Pagination.Root>
  );
}
