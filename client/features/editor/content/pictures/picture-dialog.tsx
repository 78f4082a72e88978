import { Button, FileButton, Group, Modal, Stack, Tabs, TextInput } from '@mantine/core';
import { IconLibraryPhoto, IconPhoto, IconTrash } from '@tabler/icons-react';
import { use } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { PICTURES } from '#core/limits/limits.js';
import { imageAddress } from '#sitekit/texts/image-address.js';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { useCroppedUrl } from '#client/ui/preview/cropped-pictures.js';
import { SiteFiles } from '#client/ui/preview/site-files.js';
import { useEditor } from '../../context/editor-context.js';
import { sectionPictureMessages as m } from '../../messages/pictures.messages.js';
import { useEditContent } from '../use-content.js';
import { CropField } from './crop-field.js';
import { FocalPointField, type FocalPointFieldProps } from './focal-point-field.js';
import { SendingPicture } from './sending-picture.js';
import { usePlacePicture } from './use-place-picture.js';

interface PictureDialogProps {
  readonly section: DesignSection;
  /** Its slot, and how people call it. */
  readonly slot: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** Everything about one of the customer's pictures: another one, its crop and important point, what it shows. */
export function PictureDialog({ section, slot, label, onClose }: PictureDialogProps) {
  const edit = useEditContent();
  const { place, progress, cancel } = usePlacePicture();
  const { openLibrary } = useEditor();
  const { images, pictureTexts } = section.customData;
  const address = imageAddress(images?.[slot], use(SiteFiles));
  return (
    <Modal opened onClose={onClose} title={m.title(label)} size="lg">
      <Stack gap="md">
        {address && <PictureViews section={section} slot={slot} address={address} />}
        <TextInput
          label={m.alt}
          description={m.altHint}
          value={pictureTexts?.[slot] ?? ''}
          maxLength={PICTURES.altText}
          onChange={({ currentTarget: { value } }) =>
            edit(section.id, 'pictureTexts', slot, value === '' ? null : value)
          }
        />
        {progress !== null && <SendingPicture share={progress} onCancel={cancel} />}
        <Group justify="space-between">
          <Group gap="xs">
            <FileButton accept={PICTURE_ACCEPT} onChange={(file) => file && void place(section.id, slot, file)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconPhoto size={17} aria-hidden />}>
                  {m.replace}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              leftSection={<IconLibraryPhoto size={17} aria-hidden />}
              onClick={() => {
                onClose();
                openLibrary({ place: { sectionId: section.id, slot } });
              }}
            >
              {m.fromLibrary}
            </Button>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={17} aria-hidden />}
              onClick={() => {
                edit(section.id, 'images', slot, null);
                onClose();
              }}
            >
              {m.remove}
            </Button>
          </Group>
          <Button onClick={onClose}>{m.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface PictureViewsProps extends Pick<PictureDialogProps, 'section' | 'slot'> {
  readonly address: string;
}

/** The visible part of the picture, and the part of it that stays in sight. */
function PictureViews({ section, slot, address }: PictureViewsProps) {
  const edit = useEditContent();
  const { focalPoints, crops } = section.customData;
  const crop = crops?.[slot];
  return (
    <Tabs defaultValue="focal" keepMounted={false}>
      <Tabs.List grow aria-label={m.view}>
        <Tabs.Tab value="focal">{m.focal}</Tabs.Tab>
        <Tabs.Tab value="crop">{m.crop}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="focal" pt="sm">
        <ShownFocalPoint
          address={address}
          crop={crop}
          value={focalPoints?.[slot]}
          onChange={(value) => edit(section.id, 'focalPoints', slot, value)}
        />
      </Tabs.Panel>
      <Tabs.Panel value="crop" pt="sm">
        <CropField address={address} value={crop} onChange={(value) => edit(section.id, 'crops', slot, value)} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** The focal point in what is shown of the picture. */
function ShownFocalPoint({ address, crop, ...field }: FocalPointFieldProps & { readonly crop: string | undefined }) {
  const croppedUrl = useCroppedUrl();
  return <FocalPointField {...field} address={(crop && croppedUrl(address, crop)) || address} />;
}
