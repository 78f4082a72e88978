import { Loader, Portal, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import { toast } from '../toast.js';
import styles from './later-dialog.module.css';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened; where that fails, it says so and is closed. */
export function laterDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  return function LaterDialog(props: Props) {
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const [isShown, setShown] = useState(false);
    const isAwaited = props.opened && Dialog === null;
    const fail = useEffectEvent(() => {
      if (!props.opened) return;
      toast.failure(common.notLoaded);
      props.onClose();
    });
    useEffect(() => {
      if (isAwaited) load().then((loaded) => setDialog(() => loaded), fail);
    }, [isAwaited]);
    // It is closed when it is mounted: Mantine returns the focus only to what had it when a dialog was opened.
    useEffect(() => setShown(props.opened && Dialog !== null), [props.opened, Dialog]);
    if (Dialog) return <Dialog {...props} opened={isShown} />;
    return isAwaited ? <Awaited onCancel={props.onClose} /> : null;
  };
}

/** Over the page until the dialog is there; a press gives it up, as it closes a dialog. */
function Awaited({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Portal>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <button type="button" className={styles.awaited} aria-label={common.cancel} onClick={onCancel}>
        <Loader color="white" />
      </button>
    </Portal>
  );
}
