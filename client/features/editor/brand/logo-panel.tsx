import { Button, FileButton, Group, Loader } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { PRICES } from '#core/pricing/price-list.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { toast } from '#client/ui/toast.js';
import { Panel } from '#client/ui/panel.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { useDrawnBranding, useEditor } from '../context/editor-context.js';
import styles from './brand.module.css';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { readLogo, type LogoFault } from '../content/pictures/logo-file.js';

const m = brandingMessages.logo;
const ACCEPT = `${PICTURE_ACCEPT},image/svg+xml,.png,.jpg,.jpeg,.webp,.avif,.svg`;

export function LogoPanel() {
  const { place, isWorking, fault } = usePlaceLogo();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void place(file);
  };
  return (
    <Panel title={m.title} text={m.cost(PRICES.logo)} icon={<IconPhoto size={18} />}>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <LogoPreview />
        <div className={styles.dropText}>
          {isWorking ? (
            <span role="status" className={styles.working}>
              <Loader size={18} type="oval" aria-hidden /> {m.working}
            </span>
          ) : (
            <span>{m.drop}</span>
          )}
          <small>{m.hint}</small>
        </div>
        <LogoButtons onFile={(file) => void place(file)} />
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault.name && (
            <>
              <bdi>{fault.name}</bdi>:{' '}
            </>
          )}
          {m.faults[fault.kind]}
        </p>
      )}
    </Panel>
  );
}

function usePlaceLogo() {
  const { dispatch } = useEditor();
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<{ readonly kind: LogoFault; readonly name: string } | null>(null);
  const place = async (file: File) => {
    setWorking(true);
    setFault(null);
    const result = await readLogo(file);
    setWorking(false);
    if (result.kind === 'refused') return setFault({ kind: result.fault, name: file.name });
    dispatch({ type: 'logoPlaced', logo: result.dataUrl });
    toast.success(m.placed);
  };
  return { place, isWorking, fault };
}

function LogoButtons({ onFile }: { readonly onFile: (file: File) => void }) {
  const { draft, dispatch } = useEditor();
  const { logo } = draft.branding;
  const resetInput = useRef<() => void>(null);
  const remove = () => {
    if (logo === null) return;
    dispatch({ type: 'logoRemoved' });
    undoToast(m.removed, () => dispatch({ type: 'logoPlaced', logo }));
  };
  return (
    <Group gap="xs" justify="center">
      <FileButton
        accept={ACCEPT}
        resetRef={resetInput}
        inputProps={{ 'aria-label': m.browse, tabIndex: -1 }}
        onChange={(file) => {
          if (file) onFile(file);
          resetInput.current?.();
        }}
      >
        {(props) => (
          <Button {...props} size="sm" variant="light" leftSection={<IconUpload size={17} aria-hidden />}>
            {logo === null ? m.browse : m.replace}
          </Button>
        )}
      </FileButton>
      {logo !== null && (
        <Button
          size="sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={17} aria-hidden />}
          onClick={remove}
        >
          {m.remove}
        </Button>
      )}
    </Group>
  );
}

/** On light and on dark: a logo that vanishes on one of them is better found out here. */
function LogoPreview() {
  const { draft } = useEditor();
  const { logo } = useDrawnBranding();
  if (draft.branding.logo === null) return null;
  // Kept by the server, and its address is not known here.
  if (logo === null) return <p className={styles.stored}>{m.stored}</p>;
  return (
    <div className={styles.logos}>
      <figure className={styles.logo} data-ground="light">
        <img src={logo} alt={m.alt} />
        <figcaption>{m.onLight}</figcaption>
      </figure>
      <figure className={styles.logo} data-ground="dark">
        <img src={logo} alt="" />
        <figcaption>{m.onDark}</figcaption>
      </figure>
    </div>
  );
}
