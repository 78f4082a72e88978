import { Modal, Skeleton, Tabs } from '@mantine/core';
import { lazy, Suspense, useMemo, useRef, useState, type ComponentProps } from 'react';
import { toast } from '#client/ui/toast.js';
import { loadStockAddresses } from '#client/features/files/index.js';
import { useEditor } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { pictureUses } from '../draft/picture-uses.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { placeStock, replacePicture, type PlacedStock } from '../edits/picture-edits.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { AlternativeTexts } from './alternative-texts.js';
import { LibraryPictures } from './library-pictures.js';
import { useLibrary, useShownPictures, type Library } from './use-library.js';
import { useUploads, type Uploads } from './use-uploads.js';

const StockPictures = lazy(async () => {
  const [{ StockPictures: Shown }, addressOf] = await Promise.all([
    import('./stock-pictures.js'),
    loadStockAddresses(),
  ]);
  type Props = Omit<ComponentProps<typeof Shown>, 'addressOf'>;
  return { default: (props: Props) => <Shown {...props} addressOf={addressOf} /> };
});

/** The library of pictures: looked at, or one of them chosen for a place. Closed, it still adds what is on its way. */
export function LibraryDialog() {
  const { library: request, openLibrary } = useEditor();
  const isSmall = useIsSmall();
  const [replaced, setReplaced] = useState<string | null>(null);
  const library = useLibrary(request !== null);
  const close = () => {
    setReplaced(null);
    openLibrary(null);
  };
  const take = useTake(replaced, close);
  const pickStock = usePickStock(close);
  const choice = useMemo(() => ({ request, replaced }), [request, replaced]);
  const addedFor = useRef<object | null>(null);
  const queue = useUploads((images) => {
    library.reload();
    const [image] = images;
    // Whoever adds one picture while choosing has chosen it, unless they choose for something else by now.
    if (take !== null && image !== undefined && images.length === 1 && addedFor.current === choice) take(image);
    else toast.passing(m.added(images.length));
  });
  const noteChoice = () => {
    const isUnderWay = queue.uploads.some(({ state }) => state.kind !== 'failed');
    addedFor.current = isUnderWay && addedFor.current !== choice ? null : choice;
  };
  const uploads: Uploads = {
    ...queue,
    add: (files) => {
      noteChoice();
      queue.add(files);
    },
    retry: (id) => {
      noteChoice();
      queue.retry(id);
    },
  };
  const title = replaced !== null ? m.replaceTitle : request?.place ? m.pickTitle : m.title;
  return (
    <Modal opened={request !== null} onClose={close} title={title} size={960} fullScreen={isSmall}>
      <Content
        library={library}
        uploads={uploads}
        take={take}
        onReplace={setReplaced}
        isReplacing={replaced !== null}
        onStock={pickStock}
      />
    </Modal>
  );
}

interface ContentProps {
  readonly library: Library;
  readonly uploads: Uploads;
  /** Puts a picture where one is chosen for; null where they are only looked at. */
  readonly take: ((image: string) => void) | null;
  readonly isReplacing: boolean;
  /** Null gives it up. */
  readonly onReplace: (image: string | null) => void;
  /** A stock picture was chosen. */
  readonly onStock: (picture: PlacedStock) => void;
}

function Content({ library, uploads, take, isReplacing, onReplace, onStock }: ContentProps) {
  const shown = useShownPictures(library.kept);
  const pictures = (
    <LibraryPictures
      pictures={shown}
      library={library}
      uploads={uploads}
      take={take}
      onReplace={onReplace}
      onBack={isReplacing ? () => onReplace(null) : null}
    />
  );
  const place = useEditor().library?.place ?? null;
  // An icon is a mark of one's own, so stock pictures are for places in sections only.
  if (isReplacing || place === 'icon') return pictures;
  if (place !== null)
    return (
      <Tabs defaultValue="own" keepMounted={false}>
        <Tabs.List grow aria-label={m.sources.label}>
          <Tabs.Tab value="own">{m.sources.own}</Tabs.Tab>
          <Tabs.Tab value="stock">{m.sources.stock}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="own" pt="md">
          {pictures}
        </Tabs.Panel>
        <Tabs.Panel value="stock" pt="md">
          <Suspense fallback={<Skeleton h={240} />}>
            <StockPictures sectionId={place.sectionId} onPick={onStock} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    );
  return (
    <Tabs defaultValue="pictures" keepMounted={false}>
      <Tabs.List grow aria-label={m.tabs.label}>
        <Tabs.Tab value="pictures">{m.tabs.pictures}</Tabs.Tab>
        <Tabs.Tab value="texts">{m.tabs.texts}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="pictures" pt="md">
        {pictures}
      </Tabs.Panel>
      <Tabs.Panel value="texts" pt="md">
        <AlternativeTexts pictures={shown} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** Chooses a picture: it takes the place of another everywhere, or goes where the request says. */
function useTake(replaced: string | null, onTaken: () => void): ((image: string) => void) | null {
  const { draft, offerUndo, library: request } = useEditor();
  const dispatch = useDispatchWithRoom();
  const place = request?.place ?? null;
  if (replaced === null && place === null) return null;
  const uses = replaced === null ? [] : (pictureUses(draft).get(replaced) ?? []);
  const places = uses.filter(({ kind }) => kind !== 'logo').length;
  return (image) => {
    if (replaced !== null) {
      if (!dispatch({ type: 'picturesChanged', design: replacePicture(draft.design, replaced, image) })) return;
      offerUndo(m.replaced(places));
    } else if (place !== null) {
      const action: EditorAction =
        place === 'icon'
          ? { type: 'settingsEdited', change: { icon: image }, step: null }
          : { type: 'contentEdited', ...place, kind: 'images', value: image };
      if (!dispatch(action)) return;
    }
    onTaken();
  };
}

/** Puts a stock picture into the slot of the request. */
function usePickStock(onTaken: () => void): (picture: PlacedStock) => void {
  const { draft, library: request } = useEditor();
  const dispatch = useDispatchWithRoom();
  return (picture) => {
    const place = request?.place ?? null;
    if (place === null || place === 'icon') return;
    const design = placeStock(draft.design, place, picture);
    if (dispatch({ type: 'picturesChanged', design })) onTaken();
  };
}
