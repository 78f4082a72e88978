import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useEditor } from '../context/editor-context.js';
import { isAboutSections } from '../edits/section-keys.js';
import { pastedPictures } from '../media/pasted-pictures.js';

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
  /** Takes files that were dropped on the page. */
  readonly add: (place: DropPlace, files: readonly File[]) => void;
  /** Beside the page: what is on its way. It goes on whatever the page shows. */
  readonly parts: ReactNode;
}

/** Pictures that are dropped on sections of the page, chosen for one, or pasted; `selected` null: none is pasted. */
export function usePictureDrop(selected: string | null): PictureDropping {
  const [drops, setDrops] = useState<readonly PictureDrop[]>([]);
  const last = useRef(0);
  const add = useCallback((place: DropPlace, files: readonly File[]) => {
    last.current += 1;
    const id = last.current;
    setDrops((before) => [...before, { ...place, id, files }]);
  }, []);
  usePaste(selected, add);
  useChosenFiles(add);
  return {
    add,
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

/** Takes pictures that were chosen in the fields of a section. */
function useChosenFiles(add: PictureDropping['add']): void {
  const { chosenFiles, chooseFiles } = useEditor();
  useEffect(() => {
    if (chosenFiles === null) return;
    add({ sectionId: chosenFiles.sectionId, slot: null }, chosenFiles.files);
    chooseFiles(null);
  }, [chosenFiles, chooseFiles, add]);
}

/** Takes pictures that are pasted where the keys are about sections. */
function usePaste(selected: string | null, add: PictureDropping['add']): void {
  const { library } = useEditor();
  useEffect(() => {
    if (selected === null || library !== null) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const files = isAboutSections(event.target) ? pastedPictures(event) : [];
      if (files.length === 0) return;
      event.preventDefault();
      add({ sectionId: selected, slot: null }, files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [selected, library, add]);
}
