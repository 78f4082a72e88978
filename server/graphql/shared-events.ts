/**
 * Events that say the same to everybody: how something stands, now and from now on. One is executed and serialised
 * once per text of a subscription and process, whoever listens: two thousand open pages cost one execution and two
 * thousand sends of the same bytes.
 */
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { MessageType } from 'graphql-ws';
import { textFrame } from './text-frame.js';

/** Root fields whose answer depends on nothing but the event, not even on who asks. */
const SHARED: ReadonlySet<string> = new Set(['Subscription.siteModeChanged']);

export function isShared(rootFields: readonly string[]): boolean {
  return rootFields.length > 0 && rootFields.every((name) => SHARED.has(name));
}

/** One subscription of one socket. */
export interface SharedListener {
  /** What the client calls its subscription. */
  readonly id: string;
  /** Takes a whole WebSocket frame. */
  readonly send: (frame: Buffer) => void;
}

export type Subscribed = AsyncIterable<ExecutionResult> | ExecutionResult;

/** The end of a subscription that gives nothing by itself: its frames are sent past the iterator. */
interface Ending {
  readonly iterator: AsyncIterableIterator<ExecutionResult>;
  readonly end: (error?: unknown) => void;
}

function endingOf(leave: () => void): Ending {
  let end: Ending['end'] = () => undefined;
  const over = new Promise<IteratorReturnResult<undefined>>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve({ done: true, value: undefined }) : reject(error as Error));
  });
  // Whoever has left already hears of no fault.
  over.catch(() => undefined);
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => over,
    return: () => {
      leave();
      end();
      return over;
    },
  };
  return { iterator, end };
}

/** All who listen by the same text, and the one stream they share. */
class Room {
  private readonly listeners = new Map<SharedListener, Ending>();
  /** What was told last: whoever joins later stands where the others do. */
  private last: string | null = null;
  /** Nobody may join any more; whoever comes now opens another. */
  isOver = false;

  constructor(
    private readonly stream: AsyncIterator<unknown>,
    private readonly present: (event: unknown) => Promise<string>,
    private readonly forget: () => void,
  ) {}

  join(listener: SharedListener): AsyncIterable<ExecutionResult> {
    const ending = endingOf(() => this.leave(listener));
    this.listeners.set(listener, ending);
    if (this.last !== null) listener.send(frameOf(listener.id, this.last));
    return ending.iterator;
  }

  private leave(listener: SharedListener): void {
    if (!this.listeners.delete(listener) || this.listeners.size > 0) return;
    this.close();
    void this.stream.return?.();
  }

  async run(): Promise<void> {
    try {
      for (let step = await this.stream.next(); !step.done; step = await this.stream.next())
        this.tell(await this.present(step.value));
      this.close();
    } catch (error) {
      this.close(error);
    }
  }

  /** Browsers of ours count their subscriptions, so that nearly all of them share even the id. */
  private tell(payload: string): void {
    this.last = payload;
    const frames = new Map<string, Buffer>();
    for (const { id, send } of this.listeners.keys()) {
      let frame = frames.get(id);
      if (!frame) frames.set(id, (frame = frameOf(id, payload)));
      send(frame);
    }
  }

  private close(error?: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    this.forget();
    for (const { end } of this.listeners.values()) end(error);
    this.listeners.clear();
  }
}

/** A `next` message of graphql-transport-ws around a result that is serialised already. */
function frameOf(id: string, payload: string): Buffer {
  return textFrame(`{"id":${JSON.stringify(id)},"type":"${MessageType.Next}","payload":${payload}}`);
}

/** The rooms of one process. */
export class SharedEvents {
  private readonly rooms = new Map<string, Promise<Room | ExecutionResult>>();

  /** `format` makes of a result what a client may see. */
  constructor(private readonly format: (result: ExecutionResult) => ExecutionResult) {}

  /** `key` tells operations apart; each is subscribed to once. Gives its faults where it cannot be. */
  async join(args: ExecutionArgs, key: string, listener: SharedListener): Promise<Subscribed> {
    const opening = this.rooms.get(key) ?? this.open(args, key);
    this.rooms.set(key, opening);
    const room = await opening;
    if (!(room instanceof Room)) return room;
    return room.isOver ? this.join(args, key, listener) : room.join(listener);
  }

  private async open(args: ExecutionArgs, key: string): Promise<Room | ExecutionResult> {
    const forget = (): void => void this.rooms.delete(key);
    try {
      const stream = await createSourceEventStream(args);
      if (!(Symbol.asyncIterator in stream)) return (forget(), stream);
      const present = async (event: unknown): Promise<string> =>
        JSON.stringify(this.format(await execute({ ...args, rootValue: event })));
      const room = new Room(stream[Symbol.asyncIterator](), present, forget);
      void room.run();
      return room;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
