import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { storedCrop, WHOLE, pictureCrop, type PictureCrop } from '#core/sections/picture-crop.js';
import { cornerOf, cornerStep, moved, resized, type Corner, type Point } from './crop-box.js';

/** The dragged part: the frame or one of its corners. */
export type Grip = 'frame' | Corner;

interface Drag {
  readonly grip: Grip;
  /** From the pointer to what it holds. */
  readonly offset: Point;
  readonly crop: PictureCrop;
}

interface CropDragInput {
  /** The element that the picture fills. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly crop: PictureCrop;
  readonly bounds: { readonly ratio: number | null; readonly least: Point };
  readonly keep: (crop: PictureCrop) => void;
}

/** Fractions of the picture of one press of an arrow key; with Shift the larger. */
const STEPS = { small: 0.01, large: 0.05 } as const;
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The crop in its stored form. */
const held = (crop: PictureCrop): PictureCrop => pictureCrop(storedCrop(crop) ?? '') ?? WHOLE;

/** The frame of a crop and its corners, by pointer and by the arrow keys. It is kept when the pointer is released. */
export function useCropDrag({ picture, crop, bounds, keep }: CropDragInput) {
  const [shown, setShown] = useState<PictureCrop | null>(null);
  const drag = useRef<Drag | null>(null);
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  const dragged = (event: PointerEvent): PictureCrop | null => {
    if (!drag.current) return null;
    const { grip, offset, crop: before } = drag.current;
    const { x, y } = at(event);
    const to = { x: x - offset.x, y: y - offset.y };
    const next =
      grip === 'frame'
        ? moved(before, { x: to.x - before.left, y: to.y - before.top })
        : resized(before, grip, to, bounds);
    return held(next);
  };
  const end = () => {
    drag.current = null;
    setShown(null);
  };
  const propsOf = (grip: Grip) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const [pointer, holds] = [at(event), grip === 'frame' ? { x: crop.left, y: crop.top } : cornerOf(crop, grip)];
      drag.current = { grip, crop, offset: { x: pointer.x - holds.x, y: pointer.y - holds.y } };
    },
    onPointerMove: (event: PointerEvent) => drag.current && setShown(dragged(event)),
    onPointerUp: (event: PointerEvent) => {
      const next = dragged(event);
      if (next) keep(next);
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const key = KEYS[event.key];
      if (!key) return;
      event.preventDefault();
      const step = event.shiftKey ? STEPS.large : STEPS.small;
      const by = { x: key.x * step, y: key.y * step };
      const { ratio } = bounds;
      keep(grip === 'frame' ? moved(crop, by) : resized(crop, grip, cornerStep(crop, grip, by, ratio), bounds));
    },
  });
  return { shown: shown ?? crop, propsOf };
}
