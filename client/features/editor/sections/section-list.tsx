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
import { ChoiceToggle } from './choice-toggle.js';
import choosing from './choice.module.css';
import { SectionRow } from './section-row.js';
import { SharedRow } from './shared-row.js';
import { usePick } from './use-pick.js';

const m = designMessages.sections;

const ChoiceList = lazy(() => import('./choice-list.js').then((list) => ({ default: list.ChoiceList })));
const PasteButton = lazy(() => import('./paste-button.js').then((button) => ({ default: button.PasteButton })));

interface SectionListProps {
  readonly page: DesignPage;
  readonly onAdd: () => void;
  /** Opens the fields of a section. */
  readonly onOpen: (sectionId: string) => void;
  readonly onShow: (sectionId: string) => void;
}

/** The layers of the shown page, sorted by drag, by keyboard and by buttons; or several of them are chosen. */
export function SectionList({ page, onAdd, onOpen, onShow }: SectionListProps) {
  const { dispatch, selected, choice } = useEditor();
  const pick = usePick(page, onOpen);
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
      <div className={choosing.heading}>
        <h3 className={styles.title}>{m.title(page.name)}</h3>
        {(sections.length > 1 || choice) && <ChoiceToggle />}
      </div>
      <SharedRow place="header" page={page} onOpen={onOpen} />
      {choice ? (
        <Suspense fallback={<Skeleton h={44 * sections.length} />}>
          <ChoiceList page={page} choice={choice} />
        </Suspense>
      ) : (
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
                onPick={pick}
                onShow={onShow}
              />
            ))}
          </ol>
        </SortableList>
      )}
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
