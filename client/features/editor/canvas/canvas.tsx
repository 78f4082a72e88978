import { Button } from '@mantine/core';
import { IconLayoutList, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { ownCanvasHeight } from '#core/design/design-measures.js';
import { drawnPage, drawnPages } from '#core/design/shared-sections.js';
import { pageParts } from '#sitekit/page/page-parts.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { designMessages } from '../messages/design.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { PagePreview } from '../preview/page-preview.js';
import { useScreenWidth } from '../screen/use-screen-width.js';
import { useDrawnBranding, useEditor, useEditorHost } from '../context/editor-context.js';
import { SECTION_KEYS } from '../edits/section-keys.js';
import styles from './canvas.module.css';
import { EditablePage } from './editable-page.js';
import { useTrade } from '../context/use-trade.js';
import { usePictureDrop } from './use-picture-drop.js';
import { CANVAS_PREFIX, type ShowSection } from './use-show-section.js';

const m = designMessages.canvas;

interface CanvasProps {
  readonly page: DesignPage;
  /** px it is looked at; null for the width of its canvas. */
  readonly width: number | null;
  /** Drawn at the width of the screen, whatever its canvas is. */
  readonly isPinned: boolean;
  /** The sections that are outlined. */
  readonly marked: readonly string[];
  readonly onSelect: (sectionId: string) => void;
  readonly stage: ShowSection['stage'];
  readonly onDrawn: ShowSection['onDrawn'];
  /** Left out in the preview mode. */
  readonly onAdd: (() => void) | undefined;
}

/** The shown page, live. It scrolls by itself, with the keyboard too. */
export function Canvas({ page, width, isPinned, marked, onSelect, stage, onDrawn, onAdd }: CanvasProps) {
  const { label } = useEditorHost().domain;
  const branding = useDrawnBranding();
  const trade = useTrade();
  const isEditable = onAdd !== undefined;
  const shown = useDeferredValue(page);
  const design = useDeferredValue(useEditor().draft.design);
  const drawn = useMemo(() => drawnPage(shown, design), [shown, design]);
  const pages = useMemo(() => drawnPages(design), [design]);
  useEffect(() => onDrawn(drawn), [onDrawn, drawn]);
  const isEmpty = drawn.sections.length === 0;
  // A page that only shows what is shared is as high as that.
  const height = shown.sections.length === 0 ? null : ownCanvasHeight(shown);
  const dropping = usePictureDrop(marked.length === 1 ? (marked[0] ?? null) : null);
  const screen = useScreenWidth();
  const pinned = isPinned && screen > 0 ? screen : null;
  return (
    <div className={styles.canvas} {...SECTION_KEYS}>
      <div
        ref={stage}
        className={styles.stage}
        onClickCapture={({ clientY }) => {
          const found = isEditable ? sectionAt(clientY, drawn.sections, trade) : null;
          if (found !== null) onSelect(found);
        }}
        tabIndex={0}
        role="region"
        aria-label={m.preview(page.name)}
        data-testid="canvas"
      >
        <SelectionMark sectionIds={marked} page={drawn} />
        {isEmpty ? (
          <EmptyPage onAdd={onAdd} />
        ) : (
          <EditablePage page={drawn} idPrefix={CANVAS_PREFIX} isOn={isEditable} onFiles={dropping.add}>
            {(reach) => (
              <PagePreview
                page={drawn}
                pages={pages}
                facts={design.facts}
                menu={design.menu}
                settings={design.settings}
                label={label}
                isPublished={!isEditable}
                branding={branding}
                trade={trade}
                width={width ?? pinned ?? shown.canvasDimensions.width}
                idPrefix={CANVAS_PREFIX}
                editable={isEditable}
                reach={reach}
                height={height}
                edge={isEditable && height !== null ? m.edge(height) : undefined}
              />
            )}
          </EditablePage>
        )}
        {dropping.parts}
      </div>
    </div>
  );
}

function EmptyPage({ onAdd }: Pick<CanvasProps, 'onAdd'>) {
  return (
    <EmptyState
      icon={<IconLayoutList size={28} />}
      title={designMessages.sections.empty}
      text={designMessages.sections.emptyText}
      action={
        onAdd && (
          <Button mt="sm" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {designMessages.sections.add}
          </Button>
        )
      }
    />
  );
}

/** The section at a height of the window, in px; a page out of reach of the pointer has one, too. */
function sectionAt(y: number, sections: DesignPage['sections'], trade: Trade): string | null {
  for (const { key, anchorId } of pageParts(sections, { trade }, CANVAS_PREFIX)) {
    const box = document.getElementById(anchorId)?.getBoundingClientRect();
    if (box && box.top <= y && y < box.bottom) return sectionOf(key);
  }
  return null;
}

/** The key of a part begins with the id of its section. */
const sectionOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

interface SelectionMarkProps {
  readonly sectionIds: readonly string[];
  readonly page: DesignPage;
}

/** Outlines sections. A style, since the sections themselves are drawn by the section library. */
function SelectionMark({ sectionIds, page }: SelectionMarkProps) {
  const trade = useTrade();
  if (sectionIds.length === 0) return null;
  const all = pageParts(page.sections, { trade }, CANVAS_PREFIX);
  const parts = all.filter(({ key }) => sectionIds.includes(sectionOf(key)));
  if (parts.length === 0) return null;
  const selector = parts.map(({ anchorId }) => `[id=${JSON.stringify(anchorId)}]`).join();
  return <style>{`${selector}{outline:3px solid var(--b-accent);outline-offset:-3px}`}</style>;
}
