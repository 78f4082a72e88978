import { lazy, Suspense, useCallback, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useEditor } from '../context/editor-context.js';

const DroppedPictures = lazy(() =>
  import('./dropped-pictures.js').then((module) => ({ default: module.DroppedPictures })),
);

/** The section under the pointer, and the slot of the picture there; null where there is none. */
export interface DropPlace {
  readonly sectionId: string;
  readonly slot: string | null;
}

export interface PictureDrop extends DropPlace {
  readonly id: number;
  readonly files: readonly File[];
}

interface PictureDropping {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  /** Beside the page: what is on its way. */
  readonly parts: ReactNode;
}

/** Takes files that are dropped on the page, and those that are pasted while one of its sections is selected. */
export function usePictureDrop(placeAt: (event: DragEvent) => DropPlace | null): PictureDropping {
  const [drops, setDrops] = useState<readonly PictureDrop[]>([]);
  const last = useRef(0);
  const add = useCallback((place: DropPlace, files: readonly File[]) => {
    last.current += 1;
    const id = last.current;
    setDrops((before) => [...before, { ...place, id, files }]);
  }, []);
  usePaste(add);
  return {
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      const place = placeAt(event);
      if (place) add(place, files);
    },
    parts: (
      <Suspense>
        {drops.map((drop) => (
          <DroppedPictures
            key={drop.id}
            drop={drop}
            onDone={() => setDrops((before) => before.filter(({ id }) => id !== drop.id))}
          />
        ))}
      </Suspense>
    ),
  };
}

function usePaste(add: (place: DropPlace, files: readonly File[]) => void): void {
  const { selected, library } = useEditor();
  useEffect(() => {
    if (selected === null || library !== null) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isElsewhere = document.activeElement?.closest('[aria-modal=true]') ?? null;
      if (files.length === 0 || isElsewhere !== null) return;
      event.preventDefault();
      add({ sectionId: selected, slot: null }, files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [selected, library, add]);
}
