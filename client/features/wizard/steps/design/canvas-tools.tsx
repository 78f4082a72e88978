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

/** The canvas by presets or by numbers. Its height follows the sections until one is typed (S-104, S-105). */
export function CanvasTools({ page, isPreview }: CanvasToolsProps) {
  const { dispatch } = useWizard();
  const { width, height } = page.canvasDimensions;
  const resize = (px: number) => dispatch({ type: 'canvasResized', width: px });
  return (
    <>
      <PresetPicker value={width} onChange={resize} />
      {!isPreview && (
        <>
          <PixelInput
            key={`${page.id}-width-${width}`}
            label={m.width}
            fault={m.widthFault}
            bounds={CANVAS.width}
            px={width}
            onChange={resize}
          />
          <PixelInput
            key={`${page.id}-height-${height}`}
            label={m.height}
            fault={m.heightFault}
            bounds={CANVAS.height}
            px={height}
            onChange={(typed) => dispatch({ type: 'canvasResized', height: typed })}
          />
        </>
      )}
    </>
  );
}

interface PixelInputProps {
  readonly label: string;
  readonly fault: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly px: number;
  readonly onChange: (px: number) => void;
}

/** Takes Persian and Latin digits; a number out of bounds is said while one types, and not taken. */
function PixelInput({ label, fault, bounds, px, onChange }: PixelInputProps) {
  const [typed, setTyped] = useState(toPersianDigits(px));
  const asked = parseAmount(typed);
  const isFaulty = asked !== px && (asked === null || asked < bounds.min || asked > bounds.max);
  const commit = () => {
    if (!isFaulty && asked !== null && asked !== px) onChange(asked);
    else setTyped(toPersianDigits(px));
  };
  return (
    <TextInput
      size="sm"
      className={styles.width}
      aria-label={label}
      title={label}
      inputMode="numeric"
      value={typed}
      maxLength={5}
      error={isFaulty && fault}
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
