/**
 * One event bus over all processes, by PostgreSQL's LISTEN/NOTIFY or by Redis where it is configured. Events are hints,
 * not the record: the change is stored before the event is sent, and a listener that missed events reads the stored
 * data. The publishing process handles its events at once, so that its caches are current for whoever made the change.
 */
import type { Faults } from '../log/faults.js';
import { newId } from '../id.js';
import type { EventOf, TopicName, Topics } from './topics.js';
import type { EventTransport } from './transport.js';

type Listener = (event: EventOf) => void;

export interface EventBus {
  /** Listeners of this process have run when it returns; those of other processes may have when it resolves. */
  publish(events: readonly EventOf[]): Promise<void>;
  on<Name extends TopicName>(topic: Name, listener: (payload: Topics[Name]) => void): () => void;
  /**
   * Events may have been missed: the connection was lost and is back. What was remembered by events is to be forgotten.
   */
  onResumed(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A sent event with its header, by which the sending process ignores its own events. */
type Message = { readonly from: string } & EventOf;

const headOf = (process: string): string => `{"from":"${process}"`;

/** Passes each received event to the listeners of this process. One that throws does not keep it from the others. */
class Dispatcher {
  private readonly listeners = new Map<TopicName, Set<Listener>>();
  private readonly resumeListeners = new Set<() => void>();
  private readonly own: string;

  constructor(
    self: string,
    private readonly faults: Faults,
  ) {
    this.own = headOf(self);
  }

  on(topic: TopicName, listener: Listener): () => void {
    const set = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, set.add(listener));
    return () => set.delete(listener);
  }

  onResumed(listener: () => void): () => void {
    this.resumeListeners.add(listener);
    return () => this.resumeListeners.delete(listener);
  }

  /** From another process. */
  message(text: string): void {
    if (text.startsWith(this.own)) return;
    this.safely(() => this.dispatch(JSON.parse(text) as Message));
  }

  dispatch(event: EventOf): void {
    for (const listener of this.listeners.get(event.topic) ?? []) this.safely(() => listener(event));
  }

  resumed(): void {
    for (const listener of this.resumeListeners) this.safely(listener);
  }

  private safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.faults.note('event listener', error);
    }
  }
}

/** Starts to listen. @throws when the transport cannot connect. */
export async function createEventBus(transport: EventTransport, faults: Faults): Promise<EventBus> {
  const self = newId();
  const dispatcher = new Dispatcher(self, faults);
  await transport.start(dispatcher);
  return {
    publish: (events) => {
      if (events.length === 0) return Promise.resolve();
      events.forEach((event) => dispatcher.dispatch(event));
      return transport.send(events.map((event) => JSON.stringify({ from: self, ...event } satisfies Message)));
    },
    on: (topic, listen) => dispatcher.on(topic, (event) => listen(event.payload as Topics[typeof topic])),
    onResumed: (listener) => dispatcher.onResumed(listener),
    close: () => transport.stop(),
  };
}
