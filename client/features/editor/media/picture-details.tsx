import { Button, CloseButton, Group, Text } from '@mantine/core';
import { IconReplace, IconTrash } from '@tabler/icons-react';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { formatSize } from '#client/lib/file-rules.js';
import { common } from '#client/lib/messages/common.messages.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import styles from './media.module.css';
import { useGoToPlace, usePlaceName } from './places.js';
import type { ShownPicture } from './use-library.js';

interface PictureDetailsProps {
  readonly picture: ShownPicture;
  readonly onReplace: () => void;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Where a picture is shown, and what can be done with it: replaced where it is, or deleted where it is nowhere. */
export function PictureDetails({ picture, onReplace, onRemoved, onClose }: PictureDetailsProps) {
  const { image, name, sizeBytes, uses, isKept } = picture;
  const { library } = useEditorHost();
  const { dispatch } = useEditor();
  const remove = async () => {
    if (!(await confirm({ title: m.removeTitle, text: m.removeText, action: m.remove, danger: true }))) return;
    try {
      await library.remove(image);
      dispatch({ type: 'pictureDeleted', image });
      toast.success(m.removed);
      onRemoved();
    } catch (error) {
      toast.error(error);
    }
  };
  const isReplaceable = uses.some(({ kind }) => kind !== 'logo');
  return (
    <section className={styles.details} aria-label={m.details(name ?? m.nameless)}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <bdi className={styles.name}>{name ?? m.nameless}</bdi>
          {sizeBytes !== null && (
            <Text size="xs" c="dimmed">
              {formatSize(sizeBytes)}
            </Text>
          )}
        </div>
        <CloseButton size={40} aria-label={common.close} onClick={onClose} />
      </Group>
      <Text size="sm">{uses.length > 0 ? m.where : m.nowhere}</Text>
      <Places uses={uses} />
      <Group gap="xs">
        {isReplaceable && (
          <Button variant="default" leftSection={<IconReplace size={17} aria-hidden />} onClick={onReplace}>
            {m.replace}
          </Button>
        )}
        {uses.length === 0 && isKept && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={() => void remove()}
          >
            {m.remove}
          </Button>
        )}
      </Group>
    </section>
  );
}

function Places({ uses }: Pick<ShownPicture, 'uses'>) {
  const nameOf = usePlaceName();
  const go = useGoToPlace();
  return (
    <ul className={styles.places}>
      {uses.map((use) => {
        const place = nameOf(use);
        if (use.kind !== 'section') return <li key={`${use.kind} ${place}`}>{place}</li>;
        return (
          <li key={`${use.section.id} ${use.slot}`}>
            <Button size="compact-md" variant="default" aria-label={m.goTo(place)} onClick={() => go(use)}>
              {place}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
