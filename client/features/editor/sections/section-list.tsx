import { Button, Skeleton, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { DESIGN } from '#core/limits/limits.js';
import { designMessages } from '../messages/design.messages.js';
import { SortableList } from '../sortable/sortable-list.js';
import { useEditor } from '../context/editor-context.js';
import styles from './layers.module.css';
import { SECTION_KEYS } from '../edits/section-keys.js';
import { SectionRow } from './section-row.js';
import { SharedRow } from './shared-row.js';

const m = designMessages.sections;

const PasteButton = lazy(() => import('./paste-button.js').then((button) => ({ default: button.PasteButton })));

interface SectionListProps {
  readonly page: DesignPage;
  readonly onAdd: () => void;
  /** Opens the fields of a section. */
  readonly onOpen: (sectionId: string) => void;
  readonly onShow: (sectionId: string) => void;
}

/** The layers of the shown page, sorted by drag, by keyboard and by buttons. */
export function SectionList({ page, onAdd, onOpen, onShow }: SectionListProps) {
  const { dispatch, selected } = useEditor();
  const { sections } = page;
  const rows = useMemo(
    () => sections.map(({ id, sectionType }) => ({ id, name: designMessages.sectionTypes[sectionType] })),
    [sections],
  );
  const isFull = sections.length >= DESIGN.maxSectionsPerPage;
  const move = (sectionId: string, to: number) => {
    dispatch({ type: 'sectionMoved', sectionId, to });
    onShow(sectionId);
  };
  return (
    <section className={styles.block} aria-label={m.title(page.name)} {...SECTION_KEYS}>
      <h3 className={styles.title}>{m.title(page.name)}</h3>
      <SharedRow place="header" page={page} onOpen={onOpen} />
      <SortableList rows={rows} onMove={move}>
        <ol className={styles.list}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              pageId={page.id}
              index={index}
              count={sections.length}
              isSelected={section.id === selected}
              onOpen={onOpen}
              onShow={onShow}
            />
          ))}
        </ol>
      </SortableList>
      <SharedRow place="footer" page={page} onOpen={onOpen} />
      <Tooltip label={m.full} disabled={!isFull}>
        <Button
          fullWidth
          variant="light"
          mt={10}
          disabled={isFull}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {m.add}
        </Button>
      </Tooltip>
      <Suspense fallback={<Skeleton h={26} mt={4} />}>{!isFull && <PasteButton onShow={onShow} />}</Suspense>
    </section>
  );
}
