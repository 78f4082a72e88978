import { Button } from '@mantine/core';
import { IconLayoutList, IconPlus } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useRef, type RefObject } from 'react';
import type { DesignPage } from '../../../../../../core/design.js';
import { ownCanvasHeight } from '../../../../../../core/design-measures.js';
import { drawnPage, drawnPages } from '../../../../../../core/shared-sections.js';
import { pageParts } from '../../../../../../sitekit/page-parts.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { EmptyState } from '../../../../../ui/empty-state.js';
import { PagePreview } from '../../../preview/page-preview.js';
import { currentPage } from '../../../state/edits/design-edits.js';
import { useDrawnBranding, useWizard } from '../../../wizard-context.js';
import styles from '../dynamic-view.module.css';
import { EditablePage } from './editable-page.js';
import { useTrade } from '../use-trade.js';

const m = designMessages.canvas;
const PREFIX = 'canvas-';

interface CanvasProps {
  readonly page: DesignPage;
  /** px it is looked at; null for the width of its canvas. */
  readonly width: number | null;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Left out in the preview mode. */
  readonly onAdd: (() => void) | undefined;
}

/** The shown page, live. It scrolls by itself, with the keyboard too. */
export function Canvas({ page, width, stage, onAdd }: CanvasProps) {
  const { draft } = useWizard();
  const branding = useDrawnBranding();
  const trade = useTrade();
  const isEditable = onAdd !== undefined;
  const shown = useDeferredValue(page);
  const design = useDeferredValue(draft.design);
  const drawn = useMemo(() => drawnPage(shown, design), [shown, design]);
  const pages = useMemo(() => drawnPages(design), [design]);
  const isEmpty = drawn.sections.length === 0;
  const height = ownCanvasHeight(shown);
  return (
    <div className={styles.canvas}>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="region"
        aria-label={m.preview(page.name)}
        data-testid="canvas"
      >
        {isEmpty ? (
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
        ) : (
          <EditablePage page={drawn} idPrefix={PREFIX} isOn={isEditable}>
            {(reach) => (
              <PagePreview
                page={drawn}
                pages={pages}
                facts={design.facts}
                branding={branding}
                trade={trade}
                width={width ?? shown.canvasDimensions.width}
                idPrefix={PREFIX}
                editable={isEditable}
                reach={reach}
                height={height}
                edge={isEditable && height !== null ? m.edge(height) : undefined}
              />
            )}
          </EditablePage>
        )}
      </div>
      {isEditable && !isEmpty && <p className={styles.hint}>{designMessages.content.onCanvas}</p>}
    </div>
  );
}

interface ShowSection {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly show: (sectionId: string) => void;
}

/** Scrolls the canvas, not the page, to a section. */
export function useShowSection(): ShowSection {
  const { draft } = useWizard();
  const trade = useTrade();
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef(draft.design);
  latest.current = draft.design;
  const show = useCallback(
    (sectionId: string) => {
      requestAnimationFrame(() => {
        const { sections } = drawnPage(currentPage(latest.current), latest.current);
        const part = pageParts(sections, { trade }, PREFIX).find((each) => each.key.startsWith(`${sectionId}/`));
        const element = part && document.getElementById(part.anchorId);
        if (!element || !stage.current) return;
        const top =
          element.getBoundingClientRect().top - stage.current.getBoundingClientRect().top + stage.current.scrollTop;
        stage.current.scrollTo({ top: Math.max(0, top - 16), behavior: prefersStill() ? 'auto' : 'smooth' });
      });
    },
    [trade],
  );
  return { stage, show };
}

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
