import { Button, FileButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { useEditor } from '../../context/editor-context.js';
import { mediaMessages as m } from '../../messages/media.messages.js';

/** Several pictures of the device at once for a gallery, which is also the way of a phone. */
export function SeveralPictures({ sectionId }: { readonly sectionId: string }) {
  const { chooseFiles } = useEditor();
  const resetInput = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={PICTURE_ACCEPT}
      resetRef={resetInput}
      onChange={(files) => {
        if (files.length > 0) chooseFiles({ sectionId, files });
        resetInput.current?.();
      }}
    >
      {(props) => (
        <Button {...props} variant="light" leftSection={<IconPhotoPlus size={18} aria-hidden />}>
          {m.several}
        </Button>
      )}
    </FileButton>
  );
}
