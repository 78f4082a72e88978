import { Paper } from '@mantine/core';
import { useEffect, useState } from 'react';
import { allSections } from '#core/design/shared-sections.js';
import { toast } from '#client/ui/toast.js';
import contentStyles from '../content/content-panel.module.css';
import { contentOf, useKnownTexts } from '../content/use-content.js';
import { useEditor } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { useTrade } from '../context/use-trade.js';
import { placePictures, placesOf } from '../edits/place-pictures.js';
import { UploadRows } from '../media/upload-rows.js';
import { useUploads } from '../media/use-uploads.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import type { PictureDrop } from './use-picture-drop.js';

interface DroppedPicturesProps {
  readonly drop: PictureDrop;
  /** Nothing is under way or failed any more. */
  readonly onDone: () => void;
}

/** The pictures of one drop: they go into the library, and from there where they were dropped, in one step. */
export function DroppedPictures({ drop, onDone }: DroppedPicturesProps) {
  const place = usePlaceDropped(drop);
  const { uploads, add, retry, cancel } = useUploads(place);
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    add(drop.files);
    setBegun(true);
  }, [add, drop.files]);
  const isDone = isBegun && uploads.length === 0;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <Paper className={contentStyles.sending} withBorder shadow="md" p="sm">
      <UploadRows uploads={uploads} retry={retry} cancel={cancel} />
    </Paper>
  );
}

/** Puts pictures of the library where they were dropped; those without a place stay in the library. */
function usePlaceDropped({ sectionId, slot }: PictureDrop): (images: readonly string[]) => void {
  const { draft, offerUndo } = useEditor();
  const dispatch = useDispatchWithRoom();
  const trade = useTrade();
  const known = useKnownTexts();
  return (images) => {
    const { design } = draft;
    const section = allSections(design).find(({ id }) => id === sectionId);
    const content = section && contentOf(section, trade, known);
    const placed = content && placesOf({ section, groups: content.groups, slot, images });
    if (!placed) return toast.notice(m.left(images.length));
    const count = Object.keys(placed.images).length;
    if (count === 0) return toast.notice(m.galleryFull(images.length));
    if (!dispatch({ type: 'picturesChanged', design: placePictures(design, sectionId, placed) })) return;
    offerUndo(m.placed(count));
    if (placed.left > 0) toast.notice(m.left(placed.left));
  };
}
