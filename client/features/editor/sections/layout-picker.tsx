import { Button, Group, Modal, Skeleton, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import type { DesignSection } from '#core/design/design.js';
import { findLayout } from '#sitekit/layouts/library.js';
import { designMessages } from '../messages/design.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import styles from './section-picker.module.css';
import { clearImageCache, useSectionImages } from './use-section-images.js';

const m = designMessages.images;

interface LayoutPickerProps {
  readonly section: DesignSection;
  readonly onClose: () => void;
  readonly onPicked: (sectionId: string) => void;
}

/** Another layout for a section, by the pictures of its type. */
export function LayoutPicker({ section, onClose, onPicked }: LayoutPickerProps) {
  const isSmall = useMediaQuery('(max-width: 767px)') ?? false;
  const name = designMessages.sectionTypes[section.sectionType];
  return (
    <Modal opened onClose={onClose} title={m.title(name)} size={1120} fullScreen={isSmall}>
      <Images section={section} onClose={onClose} onPicked={onPicked} />
      <Group gap="xs" mt="md">
        {([section.sectionType, null] as const).map((type) => (
          <Button
            key={type}
            size="compact-md"
            variant="subtle"
            color="gray"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => clearImageCache(type)}
          >
            {type === null ? m.clearAll : m.clear}
          </Button>
        ))}
      </Group>
    </Modal>
  );
}

function Images({ section, onClose, onPicked }: LayoutPickerProps) {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const images = useSectionImages(section.sectionType);
  if (images === null) return <Skeleton h="50dvh" radius="md" role="status" aria-label={m.loading} />;
  const pick = (layoutId: string, n: number) => {
    dispatch({ type: 'layoutPicked', sectionId: section.id, layoutId });
    announce(m.changed(designMessages.sectionTypes[section.sectionType], n));
    onClose();
    onPicked(section.id);
  };
  return (
    <div className={styles.layouts}>
      {images.map((image, index) => (
        <UnstyledButton
          key={image.id}
          className={styles.image}
          aria-pressed={image.id === section.layoutId}
          onClick={() => pick(image.id, index + 1)}
        >
          <img src={image.path} alt="" loading="lazy" decoding="async" width={480} height={270} />
          <span className={styles.layoutName}>{findLayout(image.id)?.name ?? m.pick(index + 1)}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
