import { useRef, useState, type DragEvent, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DesignPage } from '#core/design/design.js';
import { pageParts, type PagePart } from '#sitekit/page/page-parts.js';
import type { SlotPlace } from '../context/use-look.js';
import type { Reach } from '#client/ui/preview/scaled.js';
import styles from './canvas.module.css';
import { useCanvasPictures } from './canvas-pictures.js';
import type { DropPlace } from './use-picture-drop.js';
import { useWriting } from './use-writing.js';
import { useTrade } from '../context/use-trade.js';

interface EditablePageProps {
  readonly page: DesignPage;
  readonly idPrefix: string;
  /** Off in the preview mode. */
  readonly isOn: boolean;
  /** Takes files that were dropped on a section. */
  readonly onFiles: (place: DropPlace, files: readonly File[]) => void;
  readonly children: (reach: Reach) => ReactNode;
}

/**
 * Lets the pointer write on the drawn page: a click on a text edits it there, on a picture asks for another one.
 * The page is out of reach as long as the pointer is elsewhere; the keyboard has the content panel.
 */
export function EditablePage({ page, idPrefix, isOn, onFiles, children }: EditablePageProps) {
  const trade = useTrade();
  const pictures = useCanvasPictures(page);
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  const look = () => setOver(root.current?.matches(':hover') ?? false);
  const writing = useWriting(page, look);
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    // A finger leaves before its click comes; and what lies under the pointer is known only once it is in reach.
    flushSync(() => setOver(true));
    const element = slotAt(event, root.current);
    const found = element && placeOf(element, pageParts(page.sections, { trade }, idPrefix));
    if (!found) return look();
    if (element instanceof HTMLElement && !(element instanceof HTMLImageElement)) return writing.write(element, found);
    pictures.choose(found);
  };
  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    flushSync(() => setOver(true));
    const place = dropPlaceOf(event, root.current, pageParts(page.sections, { trade }, idPrefix));
    if (place) onFiles(place, files);
  };
  if (!isOn) return <div>{children('none')}</div>;
  return (
    <>
      <div
        ref={root}
        className={styles.live}
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onClickCapture={onClick}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={onDrop}
      >
        {children(writing.isOn ? 'all' : isOver ? 'pointer' : 'none')}
      </div>
      {pictures.parts}
      {writing.parts}
    </>
  );
}

/** The section under the pointer, with the slot of the picture there. */
function dropPlaceOf(event: MouseEvent, root: HTMLElement | null, parts: readonly PagePart[]): DropPlace | null {
  const element = slotAt(event, root);
  const isPicture = element instanceof HTMLImageElement || element instanceof SVGElement;
  const place = element && isPicture ? placeOf(element, parts) : null;
  if (place) return place;
  const found = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest('.bp-sec')?.id);
  const part = parts.find(({ anchorId }) => found.includes(anchorId));
  return part ? { sectionId: sectionOf(part), slot: null } : null;
}

/** The key of a part begins with the id of its section. */
const sectionOf = ({ key }: PagePart): string => key.slice(0, key.lastIndexOf('/'));

/** The section and slot a drawn element stands for. */
function placeOf(element: Element, parts: readonly PagePart[]): SlotPlace | null {
  const anchor = element.closest('.bp-sec')?.id;
  const slot = element.getAttribute('data-slot');
  const part = parts.find((each) => each.anchorId === anchor);
  return part && slot ? { sectionId: sectionOf(part), slot } : null;
}

/** The text or picture under the pointer, also where something decorative lies over it. */
function slotAt({ clientX, clientY }: MouseEvent, root: HTMLElement | null): Element | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const slot = element.closest('[data-slot]');
    if (slot && root?.contains(slot)) return slot;
  }
  return null;
}
