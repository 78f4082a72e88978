import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { pageParts } from '#sitekit/page/page-parts.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { useTrade } from '../context/use-trade.js';

/** Put before the ids of the page on the canvas. */
export const CANVAS_PREFIX = 'canvas-';

/** ms that a section may take to be drawn: its piece of the section library may still be on its way. */
const LONGEST_WAIT = 10_000;
/** px that stay free above the section. */
const MARGIN = 16;

export interface ShowSection {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The canvas has drawn this page, a little later than the draft had it. */
  readonly onDrawn: (page: DesignPage) => void;
  readonly show: (sectionId: string) => void;
}

/**
 * Scrolls the canvas, not the page, to a section, as soon as it is drawn and the canvas has grown by it. A later call
 * takes the place of an earlier one; a section that is not drawn within ten seconds is not waited for any longer.
 */
export function useShowSection(): ShowSection {
  const trade = useTrade();
  const stage = useRef<HTMLDivElement>(null);
  const drawn = useRef<DesignPage | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const show = useCallback(
    (sectionId: string) => {
      cancelAnimationFrame(frame.current);
      const end = performance.now() + LONGEST_WAIT;
      let before: Place | null = null;
      const look = () => {
        const place = stage.current && placeOf(sectionId, stage.current, drawn.current, trade);
        if (stage.current && place && before && isSame(place, before)) return scroll(stage.current, place.top);
        before = place;
        if (performance.now() < end) frame.current = requestAnimationFrame(look);
      };
      frame.current = requestAnimationFrame(look);
    },
    [trade],
  );
  const onDrawn = useCallback((page: DesignPage) => {
    drawn.current = page;
  }, []);
  return { stage, onDrawn, show };
}

interface Place {
  /** px of the section from the top of what scrolls. */
  readonly top: number;
  /** px of what scrolls. */
  readonly height: number;
}

/** The sizes are the same in two frames: nothing is being laid out any more. */
const isSame = (one: Place, other: Place): boolean => one.top === other.top && one.height === other.height;

function placeOf(sectionId: string, stage: HTMLElement, page: DesignPage | null, trade: Trade): Place | null {
  const parts = page ? pageParts(page.sections, { trade }, CANVAS_PREFIX) : [];
  const part = parts.find(({ key }) => key.startsWith(`${sectionId}/`));
  const element = part && document.getElementById(part.anchorId);
  if (!element || !stage.contains(element)) return null;
  const box = element.getBoundingClientRect();
  const top = Math.round(box.top - stage.getBoundingClientRect().top + stage.scrollTop);
  // A section that was just drawn lies below the end of the canvas, which grows by it a moment later.
  return top + box.height > stage.scrollHeight + 2 ? null : { top, height: stage.scrollHeight };
}

function scroll(stage: HTMLElement, top: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  stage.scrollTo({ top: Math.max(0, top - MARGIN), behavior: isStill ? 'auto' : 'smooth' });
}
