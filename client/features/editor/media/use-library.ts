import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { FILES } from '#core/limits/limits.js';
import { imageAddress } from '#sitekit/texts/image-address.js';
import { SiteFiles } from '#client/ui/preview/site-files.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import type { LibraryPicture } from '../context/picture-library.js';
import { pictureUses, type PictureUse } from '../draft/picture-uses.js';

/** A picture of the design or of the library. */
export interface ShownPicture {
  readonly image: string;
  /** Null for a picture of the design of which nothing else is known. */
  readonly name: string | null;
  readonly sizeBytes: number | null;
  /** Null while it is not known. */
  readonly address: string | null;
  readonly uses: readonly PictureUse[];
  /** It can be deleted. */
  readonly isKept: boolean;
}

export interface Library {
  /** Everything that is kept, newest first. */
  readonly kept: readonly LibraryPicture[];
  /** `failed`: only the pictures of the design are there. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** It is being read, perhaps once more. */
  readonly isReading: boolean;
  readonly reload: () => void;
}

/** The library of pictures. It is read while `isOpen`. */
export function useLibrary(isOpen: boolean): Library {
  const { library } = useEditorHost();
  const { list } = library;
  const [kept, setKept] = useState<readonly LibraryPicture[]>([]);
  const [state, setState] = useState<Library['state']>('loading');
  const [isReading, setReading] = useState(true);
  const [loads, count] = useState(0);
  const reload = useCallback(() => count((so) => so + 1), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    void loads;
    let isGone = false;
    setReading(true);
    const read = (next: Library['state']) => {
      setState(next);
      setReading(false);
    };
    list().then(
      (found) => {
        if (isGone) return;
        setKept(found);
        read('ready');
      },
      (error: unknown) => {
        console.warn('media: the library was not read', error);
        if (!isGone) read('failed');
      },
    );
    return () => void (isGone = true);
  }, [isOpen, list, loads]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The addresses end; pictures that were not loaded by then need new ones.
    const timer = setInterval(reload, FILES.linkMs / 2);
    return () => clearInterval(timer);
  }, [isOpen, reload]);
  return { kept, state, isReading, reload };
}

/** Everything that is kept, and what the design shows besides. Costly: for what is seen. */
export function useShownPictures(kept: readonly LibraryPicture[]): readonly ShownPicture[] {
  const { design, branding } = useEditor().draft;
  const files = use(SiteFiles);
  return useMemo(() => {
    const uses = pictureUses({ design, branding });
    const known = new Set(kept.map(({ image }) => image));
    const ofLibrary = kept.map(({ image, name, sizeBytes, url }) => ({
      image,
      name,
      sizeBytes,
      address: url ?? imageAddress(image, files),
      uses: uses.get(image) ?? [],
      isKept: true,
    }));
    const ofDesign = [...uses].filter(([image]) => !known.has(image));
    return [
      ...ofLibrary,
      ...ofDesign.map(([image, places]) => ({
        image,
        name: null,
        sizeBytes: null,
        address: imageAddress(image, files),
        uses: places,
        isKept: false,
      })),
    ];
  }, [design, branding, kept, files]);
}
