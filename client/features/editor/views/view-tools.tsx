import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import type { DesignPage } from '#core/design/design.js';
import { designMessages } from '../messages/design.messages.js';
import { PresetPicker } from '../preview/preset-picker.js';
import { useEditor } from '../context/editor-context.js';
import styles from '../studio/sheet.module.css';
import { useIsSmall } from '../screen/use-is-small.js';

const m = designMessages.canvas;

interface ViewToolsProps {
  readonly page: DesignPage;
  /** px of the preview; null while it is edited. */
  readonly previewWidth: number | null;
  readonly onPreview: (width: number | null) => void;
}

/** The width of the canvas, and the switch between editing and preview. A phone edits at its own width. */
export function ViewTools({ page, previewWidth, onPreview }: ViewToolsProps) {
  const { dispatch } = useEditor();
  const isSmall = useIsSmall();
  const isPreview = previewWidth !== null;
  const { width } = page.canvasDimensions;
  const Icon = isPreview ? IconPencil : IconEye;
  const label = isPreview ? m.editMode : m.previewMode;
  const toggle = () => onPreview(isPreview ? null : isSmall ? PHONE : width);
  return (
    <>
      {(!isSmall || isPreview) && (
        <PresetPicker
          isCompact
          value={previewWidth ?? width}
          onChange={(px) => (isPreview ? onPreview(px) : dispatch({ type: 'canvasResized', width: px }))}
        />
      )}
      {isSmall ? (
        <UnstyledButton className={styles.open} aria-pressed={isPreview} onClick={toggle}>
          <Icon size={20} aria-hidden />
          {label}
        </UnstyledButton>
      ) : (
        <ActionIcon
          size={36}
          variant={isPreview ? 'filled' : 'default'}
          aria-pressed={isPreview}
          aria-label={label}
          title={label}
          onClick={toggle}
        >
          <Icon size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </>
  );
}

/** px, the narrowest preset. */
const PHONE = 375;
