/** Geometry the drawings share. All scenes are drawn in a box of 800 × 600. */

/** The drawing colours of the tone a scene stands on; the CSS resolves them per section. */
export const INK = {
  bg: 'var(--bp-artBg)',
  one: 'var(--bp-art1)',
  two: 'var(--bp-art2)',
  three: 'var(--bp-art3)',
  four: 'var(--bp-art4)',
  ink: 'var(--bp-artInk)',
  paper: 'var(--bp-artPaper)',
  warm: 'var(--bp-artWarm)',
} as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A pointed Persian arch standing on its base. */
export function arch(x: number, y: number, w: number, h: number): string {
  const spring = round(y + Math.min(h * 0.5, w * 0.72));
  const [mid, end, rise] = [x + w / 2, x + w, spring - y];
  return `M${x} ${y + h}V${spring}C${x} ${round(y + rise * 0.42)} ${round(x + w * 0.24)} ${round(y + rise * 0.24)} ${mid} ${y}C${round(end - w * 0.24)} ${round(y + rise * 0.24)} ${end} ${round(y + rise * 0.42)} ${end} ${spring}V${y + h}Z`;
}

/** An eight-pointed star (two squares turned on each other) as polygon points. */
export function star8(cx: number, cy: number, r: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 === 0 ? r : r * 0.7654;
    const angle = (Math.PI / 8) * i;
    return `${round(cx + radius * Math.cos(angle))},${round(cy + radius * Math.sin(angle))}`;
  }).join(' ');
}

/** A closed half circle over the base line (cx ± r, y). */
export function dome(cx: number, y: number, r: number): string {
  return `M${cx - r} ${y}A${r} ${r} 0 0 1 ${cx + r} ${y}Z`;
}

/** A leaf from (x, y), `length` long, turned by `turn` degrees (0 points up). */
export function leaf(length: number): string {
  const w = round(length * 0.32);
  return `M0 0C${-w} ${round(-length * 0.35)} ${-w} ${round(-length * 0.7)} 0 ${-length}C${w} ${round(-length * 0.7)} ${w} ${round(-length * 0.35)} 0 0Z`;
}

/** Points of a polyline, from flat numbers. */
export function points(...values: number[]): string {
  const pairs: string[] = [];
  for (let i = 0; i < values.length; i += 2) pairs.push(`${values[i]},${values[i + 1]}`);
  return pairs.join(' ');
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
