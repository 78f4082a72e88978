import { Alert, Button, FileButton, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconPhoto, IconPlus } from '@tabler/icons-react';
import { useEffect, useState, type DragEvent, type PropsWithChildren } from 'react';
import { EmptyState } from '#client/ui/empty-state.js';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { common } from '#client/lib/messages/common.messages.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { useIsSmall } from '../screen/use-is-small.js';
import styles from './media.module.css';
import { pastedPictures } from './pasted-pictures.js';
import { PictureDetails } from './picture-details.js';
import { PictureGrid } from './picture-grid.js';
import { UploadRows } from './upload-rows.js';
import type { Library, ShownPicture } from './use-library.js';
import type { Uploads } from './use-uploads.js';

interface LibraryPicturesProps {
  readonly pictures: readonly ShownPicture[];
  readonly library: Library;
  readonly uploads: Uploads;
  readonly take: ((image: string) => void) | null;
  readonly onReplace: (image: string) => void;
  /** Gives up what is being chosen for, and shows the library again; null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
}

type Filter = keyof typeof m.filters;
const FILTERS = Object.keys(m.filters) as readonly Filter[];

function isIn(filter: Filter, { uses }: ShownPicture): boolean {
  return filter === 'all' || (filter === 'used') === uses.length > 0;
}

/** The pictures, and the ways to add more: by picker, by drop and by paste. */
export function LibraryPictures({ pictures, library, uploads, take, onReplace, onBack }: LibraryPicturesProps) {
  const { state, isReading, reload } = library;
  const [filter, setFilter] = useState<Filter>('all');
  const [selected, select] = useState<string | null>(null);
  const shown = pictures.filter((picture) => isIn(filter, picture));
  const details = take === null ? pictures.find(({ image }) => image === selected) : undefined;
  return (
    <AddingArea onFiles={uploads.add}>
      <Group justify="space-between" gap="xs" className={styles.tools}>
        <SegmentedControl
          aria-label={m.filter}
          value={filter}
          data={FILTERS.map((value) => ({ value, label: m.filters[value] }))}
          onChange={(value) => setFilter(value as Filter)}
        />
        <Group gap="xs">
          {onBack && (
            <Button variant="subtle" color="gray" onClick={onBack}>
              {common.cancel}
            </Button>
          )}
          <AddButton onFiles={uploads.add} />
        </Group>
      </Group>
      <AddingHint />
      <UploadRows {...uploads} />
      {state === 'failed' && (
        <Alert role="alert" color="yellow" mt="sm" title={m.failed}>
          <Button size="compact-md" variant="default" loading={isReading} onClick={reload}>
            {common.retry}
          </Button>
        </Alert>
      )}
      {details && (
        <PictureDetails
          picture={details}
          onReplace={() => onReplace(details.image)}
          onRemoved={reload}
          onClose={() => select(null)}
        />
      )}
      {shown.length > 0 ? (
        <PictureGrid
          pictures={shown}
          selected={details?.image ?? null}
          isPicking={take !== null}
          onPick={(image) => (take ? take(image) : select(image === selected ? null : image))}
        />
      ) : (
        <Nothing isLoading={state === 'loading'} filter={pictures.length === 0 ? 'all' : filter} />
      )}
    </AddingArea>
  );
}

function Nothing({ isLoading, filter }: { readonly isLoading: boolean; readonly filter: Filter }) {
  if (isLoading) return <Skeleton h={240} mt="md" />;
  const icon = <IconPhoto size={28} />;
  if (filter === 'all') return <EmptyState icon={icon} title={m.empty} text={m.emptyText} />;
  return <EmptyState compact icon={icon} title={filter === 'used' ? m.noneUsed : m.noneUnused} />;
}

type OnFiles = (files: readonly File[]) => void;

function AddButton({ onFiles }: { readonly onFiles: OnFiles }) {
  return (
    <FileButton multiple accept={PICTURE_ACCEPT} onChange={onFiles}>
      {(props) => (
        <Button {...props} leftSection={<IconPlus size={17} aria-hidden />}>
          {m.add}
        </Button>
      )}
    </FileButton>
  );
}

function AddingHint() {
  const isSmall = useIsSmall();
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {isSmall ? m.dropShort : m.drop}
    </Text>
  );
}

/** Takes the files that are dropped on it, and those that are pasted while it is shown. */
function AddingArea({ onFiles, children }: PropsWithChildren<{ readonly onFiles: OnFiles }>) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedPictures(event);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [onFiles]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={styles.area}
      data-testid="library"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
