import { FixedBuffer, Repeater } from '@graphql-yoga/subscription';
import { SOCKETS } from '#core/limits/limits.js';

/** Begins to listen, handing each event to `push`; gives the way to stop. */
export type Listen<Event> = (push: (event: Event) => void) => () => void;

/**
 * Events as an async iterator for one subscription. It listens from the first `next()` until `return()`. Up to
 * `SOCKETS.waitingEvents` events wait for a slow reader; when there are more, it stops listening and ends, so that
 * the reader connects again and reads anew. It never throws.
 */
export function eventStream<Event>(listen: Listen<Event>): AsyncIterableIterator<Event> {
  const waiting = new FixedBuffer(SOCKETS.waitingEvents);
  return new Repeater<Event>(async (push, stop) => {
    const unlisten = listen((event) => {
      if (waiting.full) stop();
      else void push(event);
    });
    await stop;
    unlisten();
  }, waiting);
}
