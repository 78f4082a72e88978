import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { use, useState, type ReactNode } from 'react';
import { AccountSlot } from '#client/ui/frame/account-slot.js';
import { studioMessages as m } from '../messages/studio.messages.js';
import type { SheetId } from '../context/use-look.js';
import { useEditor } from '../context/editor-context.js';
import { Sheet } from './sheet.js';
import { SheetBar } from './sheet-bar.js';
import { StudioEnds } from './studio-ends.js';
import styles from './studio.module.css';
import { useIsSmall } from '../screen/use-is-small.js';
import { useVisibleHeight } from '../screen/use-visible-height.js';

export interface StudioSheet {
  readonly id: SheetId;
  readonly label: string;
  readonly icon: ReactNode;
  /** Over the sheet, where it is another than the label. */
  readonly title?: string | undefined;
  readonly content: ReactNode;
}

interface StudioProps {
  /** The heading of the view, after that of the bar. */
  readonly heading?: ReactNode;
  /** The pages of the site; null where there is nothing to choose. */
  readonly tabs: ReactNode;
  /** Preview, widths and the like: in the bar, on a phone in the bar of the sheets. */
  readonly tools: ReactNode;
  /** Beside the canvas at the start of the line; null for none. */
  readonly layers: ReactNode;
  /** Beside the canvas at the end of the line; null for none. */
  readonly inspector: ReactNode;
  /** The same on a phone. */
  readonly sheets: readonly StudioSheet[];
  /** The canvas. */
  readonly children: ReactNode;
}

/** One thin bar, the canvas, and the panels beside it; on a phone the panels are sheets under the canvas. */
export function Studio({ heading, tabs, tools, layers, inspector, sheets, children }: StudioProps) {
  const { sheet, openSheet } = useEditor();
  const isSmall = useIsSmall();
  const [isOpen, setOpen] = useState(true);
  const ends = use(StudioEnds);
  const shown = isSmall ? sheets.find(({ id }) => id === sheet) : undefined;
  return (
    <div className={styles.studio} style={useVisibleHeight(isSmall)}>
      <div className={styles.bar} data-testid="studio-bar">
        <div className={styles.start}>
          {ends.start}
          {!isSmall && layers !== null && <LayersToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
        </div>
        {!isSmall && <div className={styles.tabs}>{tabs}</div>}
        <div className={styles.end}>
          {!isSmall && tools}
          {ends.end}
          {use(AccountSlot)}
        </div>
      </div>
      {heading}
      <div className={styles.body}>
        {!isSmall && isOpen && layers !== null && (
          <aside id={LAYERS_ID} className={styles.layers} aria-label={m.layers} data-flat>
            {layers}
          </aside>
        )}
        <div className={styles.canvas}>{children}</div>
        {!isSmall && inspector !== null && (
          <aside className={styles.inspector} aria-label={m.inspector} data-flat>
            {ends.aside}
            {inspector}
          </aside>
        )}
      </div>
      {shown && (
        <Sheet key={shown.id} title={shown.title ?? shown.label} onClose={() => openSheet(null)}>
          {ends.aside}
          {shown.content}
        </Sheet>
      )}
      {isSmall && sheets.length > 0 && <SheetBar sheets={sheets} tools={tools} />}
    </div>
  );
}

const LAYERS_ID = 'studio-layers';

function LayersToggle({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={34}
      aria-expanded={isOpen}
      aria-controls={isOpen ? LAYERS_ID : undefined}
      aria-label={isOpen ? m.hideLayers : m.showLayers}
      title={isOpen ? m.hideLayers : m.showLayers}
      onClick={onToggle}
    >
      <IconLayoutSidebar size={19} stroke={1.75} className={styles.mirrored} />
    </ActionIcon>
  );
}
