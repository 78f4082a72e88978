import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconAdjustments, IconPhoto, IconTrash } from '@tabler/icons-react';
import { use } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { imageAddress } from '#sitekit/texts/image-address.js';
import type { ImageSlot } from '#sitekit/section.types.js';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { useCroppedUrl } from '#client/ui/preview/cropped-pictures.js';
import { SiteFiles } from '#client/ui/preview/site-files.js';
import { designMessages } from '../../messages/design.messages.js';
import { sectionPictureMessages as pm } from '../../messages/pictures.messages.js';
import { useEditor } from '../../context/editor-context.js';
import styles from '../content-panel.module.css';
import { SendingPicture } from './sending-picture.js';
import { useEditContent } from '../use-content.js';
import { usePlacePicture } from './use-place-picture.js';

const m = designMessages.content;

interface PictureFieldProps {
  readonly section: DesignSection;
  readonly slot: ImageSlot;
}

/** One picture of a section: choose another, say what it shows, or remove it. */
export function PictureField({ section, slot }: PictureFieldProps) {
  const edit = useEditContent();
  const { place, progress, cancel } = usePlacePicture();
  const { openPicture, openLibrary } = useEditor();
  const own = section.customData.images?.[slot.name];
  const address = imageAddress(own, use(SiteFiles));
  const crop = section.customData.crops?.[slot.name];
  const croppedUrl = useCroppedUrl();
  const shown = address && ((crop && croppedUrl(address, crop)) || address);
  return (
    <Group gap="sm" wrap="nowrap">
      {shown ? <img className={styles.thumb} src={shown} alt="" /> : <span className={styles.thumb} aria-hidden />}
      <div className={styles.grow}>
        <Text size="sm" fw={600}>
          {slot.label}
        </Text>
        {progress === null ? (
          <Text size="xs" c="dimmed">
            {own ? m.own : m.drawing}
          </Text>
        ) : (
          <SendingPicture share={progress} onCancel={cancel} />
        )}
        <Button
          size="compact-sm"
          variant="transparent"
          px={0}
          aria-label={pm.fromLibraryFor(slot.label)}
          onClick={() => openLibrary({ place: { sectionId: section.id, slot: slot.name } })}
        >
          {pm.fromLibrary}
        </Button>
      </div>
      <FileButton accept={PICTURE_ACCEPT} onChange={(file) => file && void place(section.id, slot.name, file)}>
        {(props) => (
          <Button {...props} size="compact-md" variant="light" aria-label={m.choose(slot.label)}>
            <IconPhoto size={17} aria-hidden />
          </Button>
        )}
      </FileButton>
      {own && (
        <Button
          size="compact-md"
          variant="subtle"
          color="gray"
          aria-label={pm.edit(slot.label)}
          onClick={() => openPicture({ sectionId: section.id, slot: slot.name })}
        >
          <IconAdjustments size={17} aria-hidden />
        </Button>
      )}
      {own && (
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          aria-label={m.removePicture(slot.label)}
          onClick={() => edit(section.id, 'images', slot.name, null)}
        >
          <IconTrash size={17} aria-hidden />
        </Button>
      )}
    </Group>
  );
}
