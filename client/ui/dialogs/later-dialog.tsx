import { Loader } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
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
    const fail = useEffectEvent((error: unknown) => {
      toast.error(error);
      props.onClose();
    });
    useEffect(() => {
      if (isAwaited) load().then((loaded) => setDialog(() => loaded), fail);
    }, [isAwaited]);
    // It is closed when it is mounted: Mantine returns the focus only to what had it when a dialog was opened.
    useEffect(() => setShown(props.opened && Dialog !== null), [props.opened, Dialog]);
    if (Dialog) return <Dialog {...props} opened={isShown} />;
    return isAwaited ? (
      <div className={styles.awaited}>
        <Loader color="white" />
      </div>
    ) : null;
  };
}
