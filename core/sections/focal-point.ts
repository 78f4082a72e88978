/**
 * The point of a picture that stays in sight where its frame cuts it: `<left> <top>`, whole percents from its corner.
 */
const PERCENT = '(100|[1-9]?\\d)';
export const FOCAL_POINT = new RegExp(`^${PERCENT} ${PERCENT}$`);

export interface FocalPoint {
  /** Percent, 0 to 100. */
  readonly left: number;
  readonly top: number;
}

export const MIDDLE: FocalPoint = { left: 50, top: 50 };

/** Null for anything else than two percents. */
export function focalPoint(stored: string): FocalPoint | null {
  const [, left, top] = FOCAL_POINT.exec(stored) ?? [];
  return left === undefined || top === undefined ? null : { left: Number(left), top: Number(top) };
}

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** The stored form; held inside the picture. */
export function storedFocalPoint({ left, top }: FocalPoint): string {
  return `${percent(left)} ${percent(top)}`;
}
