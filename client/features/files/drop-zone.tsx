import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { ACCEPT } from '#client/lib/file-rules.js';
import styles from './files.module.css';

/** Where files are dropped or chosen, several at once. Photographs of other kinds become JPEG (small-pictures.ts). */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const resetInput = useRef<() => void>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
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
      <div className={styles.dropText}>
        <span>{m.drop}</span>
        <small>{m.hint}</small>
      </div>
      <FileButton
        multiple
        accept={`${ACCEPT.orders},.webp,.heic,.heif,.avif`}
        resetRef={resetInput}
        inputProps={{ 'aria-label': m.browse, tabIndex: -1 }}
        onChange={(files) => {
          if (files.length > 0) onFiles(files);
          resetInput.current?.();
        }}
      >
        {(props) => (
          <Button {...props} size="sm" variant="light" leftSection={<IconUpload size={17} aria-hidden />}>
            {m.browse}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
