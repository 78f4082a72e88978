import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { use, useRef, useState } from 'react';
import { imageAddress } from '#sitekit/texts/image-address.js';
import { blobOf } from '#client/lib/pictures/data-url.js';
import { SiteFiles } from '#client/ui/preview/site-files.js';
import { readLogo, type LogoFault } from '../content/pictures/logo-file.js';
import { SendingPicture } from '../content/pictures/sending-picture.js';
import { useStorePicture } from '../content/pictures/use-place-picture.js';
import { useEditor } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { settingsMessages } from '../messages/settings.messages.js';
import { SettingsBlock } from './settings-block.js';
import styles from './settings.module.css';

const m = settingsMessages.icon;
const ACCEPT = 'image/png,image/svg+xml,image/webp,image/jpeg,.png,.svg,.webp,.jpg,.jpeg';

/** The picture in tabs and on home screens: the owner's own, or the one that is made of the logo or the name. */
export function IconField() {
  const { draft } = useEditor();
  const { place, progress, cancel, fault } = usePlaceIcon();
  const own = draft.design.settings?.icon;
  return (
    <SettingsBlock title={m.title} text={m.text}>
      <Group gap="sm" wrap="nowrap">
        <IconPreview icon={own} />
        <div>
          {progress === null ? (
            <Text size="sm">{own === undefined ? m.derived : m.own}</Text>
          ) : (
            <SendingPicture share={progress} onCancel={cancel} />
          )}
          <Text size="xs" c="dimmed">
            {m.hint}
          </Text>
        </div>
      </Group>
      {fault !== null && (
        <Text size="sm" c="red" role="alert">
          {brandingMessages.logo.faults[fault]}
        </Text>
      )}
      <IconButtons isOwn={own !== undefined} onFile={(file) => void place(file)} />
    </SettingsBlock>
  );
}

function IconPreview({ icon }: { readonly icon: string | undefined }) {
  const address = imageAddress(icon, use(SiteFiles));
  if (address) return <img className={styles.icon} src={address} alt={m.own} />;
  return (
    <span className={styles.icon} aria-hidden>
      <IconPhoto size={24} stroke={1.5} />
    </span>
  );
}

interface IconButtonsProps {
  readonly isOwn: boolean;
  readonly onFile: (file: File) => void;
}

function IconButtons({ isOwn, onFile }: IconButtonsProps) {
  const { dispatch, openLibrary, offerUndo } = useEditor();
  const resetInput = useRef<() => void>(null);
  const remove = () => {
    dispatch({ type: 'settingsEdited', change: { icon: undefined }, step: null });
    offerUndo(m.removed);
  };
  return (
    <div className={styles.buttons}>
      <FileButton
        accept={ACCEPT}
        resetRef={resetInput}
        inputProps={{ 'aria-label': m.choose, tabIndex: -1 }}
        onChange={(file) => {
          if (file) onFile(file);
          resetInput.current?.();
        }}
      >
        {(props) => (
          <Button {...props} size="compact-md" variant="light" leftSection={<IconUpload size={17} aria-hidden />}>
            {isOwn ? m.replace : m.choose}
          </Button>
        )}
      </FileButton>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPhoto size={17} aria-hidden />}
        onClick={() => openLibrary({ place: 'icon' })}
      >
        {m.fromLibrary}
      </Button>
      {isOwn && (
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={17} aria-hidden />}
          onClick={remove}
        >
          {m.remove}
        </Button>
      )}
    </div>
  );
}

/** A file of the disk is drawn anew as a logo is, also an SVG, and then kept as the other pictures are. */
function usePlaceIcon() {
  const dispatch = useDispatchWithRoom();
  const { store, progress, cancel } = useStorePicture();
  const [fault, setFault] = useState<LogoFault | null>(null);
  const place = async (file: File) => {
    setFault(null);
    const read = await readLogo(file);
    if (read.kind === 'refused') return setFault(read.fault);
    const blob = blobOf(read.dataUrl);
    const drawn = new File([blob], file.name, { type: blob.type });
    await store(drawn, (icon) => void dispatch({ type: 'settingsEdited', change: { icon }, step: null }));
  };
  return { place, progress, cancel, fault };
}
