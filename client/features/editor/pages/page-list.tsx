import { Button, Text, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { DESIGN } from '#core/limits/limits.js';
import { PRICES } from '#core/pricing/price-list.js';
import { newId } from '#client/lib/new-id.js';
import { designMessages } from '../messages/design.messages.js';
import { SortableList } from '../sortable/sortable-list.js';
import { useEditor } from '../context/editor-context.js';
import { PageRow } from './page-row.js';
import styles from './pages.module.css';

const m = designMessages.pages;

/** The pages of the site, sorted by drag, by keyboard and by menu. */
export function PageList() {
  const { draft, dispatch } = useEditor();
  const { pages } = draft.design;
  const isFull = pages.length >= DESIGN.maxPages;
  return (
    <section className={styles.block} aria-label={m.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{m.title}</h3>
        <Tooltip label={m.full} disabled={!isFull}>
          <Button
            size="compact-md"
            variant="subtle"
            disabled={isFull}
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => dispatch({ type: 'pageAdded', id: newId('page') })}
          >
            {m.add}
          </Button>
        </Tooltip>
      </div>
      <Rows />
      {pages.length > 1 && (
        <Text size="xs" c="dimmed" mt={8}>
          {m.cost(PRICES.page, PRICES.section)}
        </Text>
      )}
    </section>
  );
}

function Rows() {
  const { draft, dispatch } = useEditor();
  const { pages, currentPageId } = draft.design;
  return (
    <SortableList rows={pages} onMove={(pageId, to) => dispatch({ type: 'pageMoved', pageId, to })}>
      <ul className={styles.list}>
        {pages.map((page, index) => (
          <PageRow key={page.id} page={page} index={index} count={pages.length} isCurrent={page.id === currentPageId} />
        ))}
      </ul>
    </SortableList>
  );
}
