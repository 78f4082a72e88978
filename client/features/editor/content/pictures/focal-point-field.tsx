import { Button, Input } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { focalPoint, MIDDLE, storedFocalPoint, type FocalPoint } from '#core/sections/focal-point.js';
import { sectionPictureMessages as m } from '../../messages/pictures.messages.js';
import styles from './picture-dialog.module.css';

export interface FocalPointFieldProps {
  readonly address: string;
  /** The stored value. */
  readonly value: string | undefined;
  /** Null for the middle. */
  readonly onChange: (value: string | null) => void;
}

/** Percent of one press of an arrow key; with Shift the larger. */
const STEPS = { small: 2, large: 10 } as const;

const MOVES: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with a point on it that is dragged, or moved by the arrow keys. */
export function FocalPointField({ address, value, onChange }: FocalPointFieldProps) {
  const stored = (value === undefined ? null : focalPoint(value)) ?? MIDDLE;
  const [dragged, setDragged] = useState<FocalPoint | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { left, top } = dragged ?? stored;
  const keep = (point: FocalPoint) => {
    const next = storedFocalPoint(point);
    onChange(next === storedFocalPoint(MIDDLE) ? null : next);
  };
  const at = ({ clientX, clientY }: PointerEvent): FocalPoint => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return stored;
    const point = { left: ((clientX - box.left) / box.width) * 100, top: ((clientY - box.top) / box.height) * 100 };
    return focalPoint(storedFocalPoint(point)) ?? stored;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? STEPS.large : STEPS.small;
    keep({ left: stored.left + move[0] * step, top: stored.top + move[1] * step });
  };
  return (
    <Input.Wrapper label={m.focal} description={m.focalHint} labelElement="div">
      <div
        ref={frame}
        className={styles.frame}
        dir="ltr"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(at(event));
        }}
        onPointerMove={(event) => dragged && setDragged(at(event))}
        onPointerUp={() => {
          if (dragged) keep(dragged);
          setDragged(null);
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <img className={styles.picture} src={address} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
          aria-label={m.focalAt(left, top)}
          onKeyDown={onKeyDown}
        />
      </div>
      {value !== undefined && (
        <Button size="sm" mt={6} variant="subtle" color="gray" onClick={() => onChange(null)}>
          {m.middle}
        </Button>
      )}
    </Input.Wrapper>
  );
}
