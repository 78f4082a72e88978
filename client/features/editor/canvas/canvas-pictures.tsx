import { Paper } from '@mantine/core';
import { lazy, Suspense, useRef, type ReactNode, type RefObject } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { designMessages } from '../messages/design.messages.js';
import type { SlotPlace } from '../context/use-look.js';
import { useEditor } from '../context/editor-context.js';
import contentStyles from '../content/content-panel.module.css';
import { SendingPicture } from '../content/pictures/sending-picture.js';
import { usePlacePicture } from '../content/pictures/use-place-picture.js';
import { contentOf, useKnownTexts } from '../content/use-content.js';
import { useTrade } from '../context/use-trade.js';

const PictureDialog = lazy(() =>
  import('../content/pictures/picture-dialog.js').then((module) => ({ default: module.PictureDialog })),
);

interface CanvasPictures {
  /** Edits the customer's picture there, or has one chosen where there is none. */
  readonly choose: (place: SlotPlace) => void;
  /** Beside the page, not in it: what is clicked there must reach the browser. */
  readonly parts: ReactNode;
}

/** Pictures that are clicked on the drawn page, and the dialog of one, which the panel opens, too. */
export function useCanvasPictures(page: DesignPage): CanvasPictures {
  const { place, progress, cancel } = usePlacePicture();
  const { picture: opened, openPicture } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const requestedPlace = useRef<SlotPlace | null>(null);
  const sectionOf = ({ sectionId }: SlotPlace) => page.sections.find(({ id }) => id === sectionId);
  const choose = (at: SlotPlace) => {
    if (sectionOf(at)?.customData.images?.[at.slot]) return openPicture(at);
    requestedPlace.current = at;
    field.current?.click();
  };
  const section = opened && sectionOf(opened);
  const parts = (
    <>
      <PictureInput
        field={field}
        onFile={(file) =>
          requestedPlace.current && void place(requestedPlace.current.sectionId, requestedPlace.current.slot, file)
        }
      />
      {opened && section && <OpenedPicture section={section} slot={opened.slot} onClose={() => openPicture(null)} />}
      {progress !== null && (
        <Paper className={contentStyles.sending} withBorder shadow="md" p="sm">
          <SendingPicture share={progress} onCancel={cancel} />
        </Paper>
      )}
    </>
  );
  return { choose, parts };
}

interface OpenedPictureProps {
  readonly section: DesignPage['sections'][number];
  readonly slot: string;
  readonly onClose: () => void;
}

function OpenedPicture({ section, slot, onClose }: OpenedPictureProps) {
  const label = contentOf(section, useTrade(), useKnownTexts())?.images.find(({ name }) => name === slot)?.label ?? '';
  return (
    <Suspense fallback={null}>
      <PictureDialog section={section} slot={slot} label={label} onClose={onClose} />
    </Suspense>
  );
}

interface PictureInputProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
}

function PictureInput({ field, onFile }: PictureInputProps) {
  return (
    <input
      ref={field}
      hidden
      type="file"
      accept={PICTURE_ACCEPT}
      aria-label={designMessages.content.pictures}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  );
}
