import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DesignPage } from '../../../../../core/design.js';
import { toPersianDigits } from '../../../../../core/digits.js';
import { CANVAS } from '../../../../../core/limits.js';
import { designMessages } from '../../../../lib/messages/wizard-design.messages.js';
import { parseAmount } from '../../../../lib/format.js';
import { useWizard } from '../../wizard-context.js';
import styles from './dynamic-view.module.css';
import { PresetPicker } from './preset-picker.js';

const m = designMessages.canvas;

interface CanvasToolsProps {
  readonly page: DesignPage;
  readonly isPreview: boolean;
}

/** The width of the canvas by presets or by number; its height follows from the sections (S-104, S-105). */
export function CanvasTools({ page, isPreview }: CanvasToolsProps) {
  const { dispatch } = useWizard();
  const { width, height } = page.canvasDimensions;
  const resize = (px: number) => dispatch({ type: 'canvasResized', width: px });
  return (
    <>
      <PresetPicker value={width} onChange={resize} />
      {!isPreview && <WidthInput key={`${page.id}-${width}`} width={width} onResize={resize} />}
      {!isPreview && (
        <span className={styles.height}>
          {m.height}: {m.px(height)}
        </span>
      )}
    </>
  );
}

interface WidthInputProps {
  readonly width: number;
  readonly onResize: (px: number) => void;
}

/** Takes Persian and Latin digits; a width out of bounds is said while one types, and not taken. */
function WidthInput({ width, onResize }: WidthInputProps) {
  const [typed, setTyped] = useState(toPersianDigits(width));
  const px = parseAmount(typed);
  const isFaulty = px === null || px < CANVAS.width.min || px > CANVAS.width.max;
  const commit = () => {
    if (!isFaulty && px !== width) onResize(px);
    else setTyped(toPersianDigits(width));
  };
  return (
    <TextInput
      size="sm"
      className={styles.width}
      aria-label={m.width}
      inputMode="numeric"
      value={typed}
      maxLength={5}
      error={isFaulty && m.widthFault}
      rightSection={
        <span aria-hidden className={styles.unit}>
          px
        </span>
      }
      onChange={(event) => setTyped(toPersianDigits(event.currentTarget.value.replace(/[^\d۰-۹٠-٩]/g, '')))}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
