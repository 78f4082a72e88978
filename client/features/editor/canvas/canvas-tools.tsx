import { Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { toPersianDigits } from '#core/text/digits.js';
import { CANVAS } from '#core/limits/limits.js';
import { designMessages } from '../messages/design.messages.js';
import { parseAmount } from '#client/lib/format.js';
import { useDispatch, useEditorHost } from '../context/editor-context.js';
import styles from './canvas.module.css';
import { PresetPicker } from '../preview/preset-picker.js';

const m = designMessages.canvas;

type Size = { readonly width: number } | { readonly height: number };

interface CanvasToolsProps {
  readonly page: DesignPage;
}

/** The canvas by presets or by numbers. Its height follows the sections until one is typed. */
export function CanvasTools({ page }: CanvasToolsProps) {
  const dispatch = useDispatch();
  const { hold: holdAction, release } = useEditorHost();
  const { width, height } = page.canvasDimensions;
  const resize = (size: Size) => {
    release();
    dispatch({ type: 'canvasResized', ...size });
  };
  const hold = (size: Size | null) => holdAction(size && { type: 'canvasResized', ...size });
  return (
    <>
      <Input.Wrapper label={m.label} labelElement="div">
        <PresetPicker value={width} onChange={(px) => resize({ width: px })} />
      </Input.Wrapper>
      <PixelInput
        key={`${page.id}-width-${width}`}
        label={m.width}
        fault={m.widthFault}
        bounds={CANVAS.width}
        px={width}
        onChange={(typed) => resize({ width: typed })}
        onTyped={(typed) => hold(typed === null ? null : { width: typed })}
      />
      <PixelInput
        key={`${page.id}-height-${height}`}
        label={m.height}
        fault={m.heightFault}
        bounds={CANVAS.height}
        px={height}
        onChange={(typed) => resize({ height: typed })}
        onTyped={(typed) => hold(typed === null ? null : { height: typed })}
      />
    </>
  );
}

interface PixelInputProps {
  readonly label: string;
  readonly fault: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly px: number;
  readonly onChange: (px: number) => void;
  /** At each keystroke; null while it is no number that may stand. */
  readonly onTyped: (px: number | null) => void;
}

/** Takes Persian and Latin digits; a number out of bounds is said while one types, and not taken. */
function PixelInput({ label, fault, bounds, px, onChange, onTyped }: PixelInputProps) {
  const [typed, setTyped] = useState(toPersianDigits(px));
  const amount = parseAmount(typed);
  const isOut = (value: number | null) => value === null || value < bounds.min || value > bounds.max;
  const isFaulty = amount !== px && isOut(amount);
  const commit = () => {
    if (!isFaulty && amount !== null && amount !== px) onChange(amount);
    else setTyped(toPersianDigits(px));
  };
  return (
    <TextInput
      size="sm"
      label={label}
      inputMode="numeric"
      value={typed}
      maxLength={5}
      error={isFaulty && fault}
      rightSection={
        <span aria-hidden className={styles.unit}>
          px
        </span>
      }
      onChange={(event) => {
        const next = toPersianDigits(event.currentTarget.value.replace(/[^\d۰-۹٠-٩]/g, ''));
        const value = parseAmount(next);
        setTyped(next);
        onTyped(isOut(value) ? null : value);
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
