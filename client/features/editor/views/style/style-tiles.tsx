/** The drawings on the tiles of a section's style. All of it is decoration: the tiles have names. */
import { IconLayoutGrid } from '@tabler/icons-react';
import type { SectionStyleValue } from '#core/sections/section-style.js';
import type { TonePalette } from '#sitekit/design/brand.js';
import type { Ornament } from '#sitekit/section.types.js';
import { EDGES, MASKS } from '#sitekit/styles/masks.js';
import styles from './section-style.module.css';

interface ToneTileProps {
  readonly colours: TonePalette;
  /** Marks the tile that leaves the choice to the layout. */
  readonly isLayouts: boolean;
}

const LayoutsMark = () => <IconLayoutGrid size={16} className={styles.mark} aria-hidden />;

/** The background of a tone with a title, a line and a button on it. */
export function ToneTile({ colours: { bg, fg, muted, fill }, isLayouts }: ToneTileProps) {
  return (
    <span className={styles.drawing} style={{ background: bg, color: fg }} aria-hidden>
      {isLayouts ? (
        <LayoutsMark />
      ) : (
        <span className={styles.page}>
          <i style={{ background: fg }} />
          <i style={{ background: muted }} />
          <i style={{ background: fill }} />
        </span>
      )}
    </span>
  );
}

interface PatternTileProps extends ToneTileProps {
  readonly pattern: Ornament;
}

/** px across one tile of each pattern. */
const SIZES: Partial<Record<Ornament, number>> = { dots: 9, grid: 13, girih: 28, arches: 22 };

function drawingOf(pattern: Ornament) {
  const [mask, size] = [Object.entries(MASKS).find(([name]) => name === pattern)?.[1], SIZES[pattern]];
  return mask && size ? { maskImage: mask, maskSize: `${size}px auto` } : null;
}

/** The pattern in the colours of the section, smaller and stronger than it is drawn there. */
export function PatternTile({ colours: { bg, fg, accent }, pattern, isLayouts }: PatternTileProps) {
  const drawing = drawingOf(pattern);
  return (
    <span className={styles.drawing} style={{ background: bg, color: fg }} aria-hidden>
      {isLayouts ? (
        <LayoutsMark />
      ) : (
        drawing && <span className={styles.pattern} style={{ background: accent, ...drawing }} />
      )}
    </span>
  );
}

/** The edge between two sections. */
export function EdgeTile({ divider }: { readonly divider: SectionStyleValue<'divider'> | null }) {
  return (
    <span className={styles.drawing} aria-hidden>
      <span className={styles.below} data-straight={divider ? undefined : true}>
        {divider && <span className={styles.edge} style={{ maskImage: EDGES[divider] }} />}
      </span>
    </span>
  );
}
