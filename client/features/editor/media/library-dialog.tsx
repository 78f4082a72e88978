import { Modal, Tabs } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { toast } from '#client/ui/toast.js';
import { useEditor } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { pictureUses } from '../draft/picture-uses.js';
import { replacePicture } from '../edits/picture-edits.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { AlternativeTexts } from './alternative-texts.js';
import { LibraryPictures } from './library-pictures.js';
import { useLibrary, useShownPictures, type Library } from './use-library.js';
import { useUploads, type Uploads } from './use-uploads.js';

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
}

function Content({ library, uploads, take, isReplacing, onReplace }: ContentProps) {
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
  if (take !== null) return pictures;
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

/** Chooses a picture: it takes the place of another everywhere, or goes into the slot of the request. */
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
      if (!dispatch({ type: 'contentEdited', ...place, kind: 'images', value: image })) return;
    }
    onTaken();
  };
}
