/** Binds wheel, keys and touch of the browser to the slide rules, and holds the page still while they reign. */
import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { firstSlide, slideReducer, SPACE_SCROLLS, stepOfKey } from './slide-navigation.js';

/** One line and one page of a wheel that does not count in pixels. */
const LINE_PX = 16;

function wheelPixels(event: WheelEvent): number {
  if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) return event.deltaY * LINE_PX;
  return event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? event.deltaY * window.innerHeight : event.deltaY;
}

/** On a low window a slide is taller than the page and scrolls in itself: it moves on only from its own end. */
function isAtEdge(slide: Element | undefined, direction: number): boolean {
  if (!slide) return true;
  const rest = direction > 0 ? slide.scrollHeight - slide.clientHeight - slide.scrollTop : slide.scrollTop;
  return rest <= 1;
}

/** Whether the slide had something left to scroll to. */
function scrollInside(slide: Element | undefined, direction: 1 | -1): boolean {
  if (!slide || isAtEdge(slide, direction)) return false;
  slide.scrollBy({ top: direction * SPACE_SCROLLS * slide.clientHeight });
  return true;
}

const WRITTEN_IN = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';
/** The elements that the space bar presses. */
const PRESSED = 'a, button, summary';

/** Whether the user is typing, choosing in a menu, pressing a button, or using a shortcut of the browser. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  if (event.shiftKey && event.key !== ' ') return true;
  const target = event.target;
  return (
    target instanceof Element && target.closest(event.key === ' ' ? `${WRITTEN_IN}, ${PRESSED}` : WRITTEN_IN) !== null
  );
}

const unchanging = () => () => undefined;

export function useSlides() {
  const [state, dispatch] = useReducer(slideReducer, firstSlide);
  /** False while prerendered: then all slides are one below the other and the page scrolls as usual. */
  const isLive = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const deck = useRef<HTMLDivElement>(null);
  const index = useRef(0);

  useEffect(() => {
    index.current = state.index;
  }, [state.index]);

  useEffect(() => {
    const body = document.body;
    body.style.overflow = 'hidden';
    window.scrollTo(0, 0);
    const stop = listen(() => deck.current?.querySelectorAll(':scope > section')[index.current], dispatch);
    return () => {
      body.style.overflow = '';
      stop();
    };
  }, []);

  return {
    index: state.index,
    isLive,
    hasMoved: state.lockedUntil > 0,
    deck,
    go: (next: number) => dispatch({ type: 'go', index: next, at: performance.now() }),
  };
}

function listen(
  current: () => Element | undefined,
  dispatch: (event: Parameters<typeof slideReducer>[1]) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let touchStart: number | null = null;
  let startedAtEdge = { up: true, down: true };

  window.addEventListener(
    'wheel',
    (event) => {
      const delta = wheelPixels(event);
      if (isAtEdge(current(), delta)) dispatch({ type: 'wheel', delta, at: performance.now() });
    },
    { signal, passive: true },
  );

  window.addEventListener(
    'keydown',
    (event) => {
      const step = stepOfKey(event.key);
      if (step === 0 || isTakenElsewhere(event)) return;
      event.preventDefault();
      if (event.key === ' ' && scrollInside(current(), event.shiftKey ? -1 : 1)) return;
      if (!event.shiftKey) dispatch({ type: 'key', key: event.key, at: performance.now() });
    },
    { signal },
  );

  window.addEventListener(
    'touchstart',
    (event) => {
      touchStart = event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
      startedAtEdge = { up: isAtEdge(current(), -1), down: isAtEdge(current(), 1) };
    },
    { signal, passive: true },
  );

  window.addEventListener(
    'touchend',
    (event) => {
      const end = event.changedTouches[0]?.clientY;
      if (touchStart === null || end === undefined) return;
      const distance = touchStart - end;
      touchStart = null;
      if (distance > 0 ? startedAtEdge.down : startedAtEdge.up)
        dispatch({ type: 'swipe', distance, at: performance.now() });
    },
    { signal, passive: true },
  );

  return () => stop.abort();
}
