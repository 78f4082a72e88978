import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import styles from './scaled.module.css';
import { useNoFocus } from './use-no-focus.js';
import { useWidth } from './use-width.js';

/** The parts that react inside: none; the pointer, without the focus; or all, while a text of it is edited. */
export type Reach = 'none' | 'pointer' | 'all';

interface ScaledProps {
  /** Width in px of the content's layout; it is scaled to the available width. */
  readonly width: number;
  /** Where given, the picture is cut at this share of its width: 0.75 for four to three. */
  readonly ratio?: number;
  /** Never larger than life. */
  readonly grow?: boolean;
  readonly reach?: Reach;
}

/**
 * A real page, only smaller: laid out at its own width so that its container queries answer as on that screen, then
 * scaled. `inert` keeps its links and fields out of reach of mouse, keyboard and screen reader, unless `reach` lets in.
 */
export function Scaled({ width, ratio, grow = false, reach = 'none', children }: PropsWithChildren<ScaledProps>) {
  const [outer, available] = useWidth<HTMLDivElement>();
  const [height, setHeight] = useState(0);
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = inner.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useNoFocus(inner, reach === 'pointer');
  const scale = grow ? available / width : Math.min(1, available / width);
  const rendered = ratio === undefined ? { blockSize: Math.ceil(height * scale) } : { aspectRatio: `1 / ${ratio}` };
  return (
    <div ref={outer} className={styles.outer} style={rendered}>
      <div
        ref={inner}
        inert={reach === 'none'}
        aria-hidden={reach !== 'all'}
        className={styles.inner}
        style={{
          inlineSize: width,
          transform: `scale(${scale})`,
          visibility: available === 0 ? 'hidden' : undefined,
          // A whole px: between two, every letter is blurred.
          insetInlineStart: Math.max(0, Math.floor((available - width * scale) / 2)),
        }}
      >
        {children}
      </div>
    </div>
  );
}
