/**
 * One event bus over all processes. PostgreSQL carries it by LISTEN/NOTIFY, or Redis where it is configured. Events
 * are news, not the truth: whatever they tell is stored before they are sent, and whoever missed some reads it. The
 * process that publishes hears at once: whoever made a change finds it in all that is remembered there.
 */
import type { Faults } from '../faults.js';
import { newId } from '../id.js';
import type { EventOf, TopicName, Topics } from './topics.js';
import type { EventTransport } from './transport.js';

type Listener = (event: EventOf) => void;

export interface EventBus {
  /** This process has heard when it returns; the others may when it resolves. */
  publish(events: readonly EventOf[]): Promise<void>;
  on<Name extends TopicName>(topic: Name, listener: (payload: Topics[Name]) => void): () => void;
  /**
   * Events may have been missed: the connection was lost and is back. What was remembered by events is to be forgotten.
   */
  onResumed(listener: () => void): () => void;
  close(): Promise<void>;
}

/** An event on its way: the process it is from does not hear it again, and knows it by its head. */
type Message = { readonly from: string } & EventOf;

const headOf = (process: string): string => `{"from":"${process}"`;

/** Hands each received event to whoever listens in this process. One that throws does not keep it from the others. */
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
    this.safely(() => this.tell(JSON.parse(text) as Message));
  }

  tell(event: EventOf): void {
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
      events.forEach((event) => dispatcher.tell(event));
      return transport.send(events.map((event) => JSON.stringify({ from: self, ...event } satisfies Message)));
    },
    on: (topic, listen) => dispatcher.on(topic, (event) => listen(event.payload as Topics[typeof topic])),
    onResumed: (listener) => dispatcher.onResumed(listener),
    close: () => transport.stop(),
  };
}
