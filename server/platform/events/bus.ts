/**
 * One event bus over all processes. PostgreSQL carries it by LISTEN/NOTIFY, or Redis where it is configured. Events
 * are news, not the truth: whatever they tell is stored before they are sent, and whoever missed some reads it.
 */
import type { Logger } from '../log.js';
import type { EventOf, TopicName, Topics } from './topics.js';
import type { EventTransport } from './transport.js';

type Listener = (event: EventOf) => void;

export interface EventBus {
  publish(events: readonly EventOf[]): Promise<void>;
  on<Name extends TopicName>(topic: Name, listener: (payload: Topics[Name]) => void): () => void;
  /** Events may have been missed: the connection was lost and is back. What was remembered by events is to be forgotten. */
  onResumed(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Hands each received event to whoever listens in this process. One that throws does not keep it from the others. */
class Dispatcher {
  private readonly listeners = new Map<TopicName, Set<Listener>>();
  private readonly resumeListeners = new Set<() => void>();

  constructor(private readonly log: Logger) {}

  on(topic: TopicName, listener: Listener): () => void {
    const set = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, set.add(listener));
    return () => set.delete(listener);
  }

  onResumed(listener: () => void): () => void {
    this.resumeListeners.add(listener);
    return () => this.resumeListeners.delete(listener);
  }

  message(text: string): void {
    this.safely(() => {
      const event = JSON.parse(text) as EventOf;
      for (const listener of this.listeners.get(event.topic) ?? []) this.safely(() => listener(event));
    });
  }

  resumed(): void {
    for (const listener of this.resumeListeners) this.safely(listener);
  }

  private safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.log.error({ err: error }, 'an event could not be handled');
    }
  }
}

/** Starts to listen. @throws when the transport cannot connect. */
export async function createEventBus(transport: EventTransport, log: Logger): Promise<EventBus> {
  const dispatcher = new Dispatcher(log);
  await transport.start(dispatcher);
  return {
    publish: (events) =>
      events.length === 0 ? Promise.resolve() : transport.send(events.map((event) => JSON.stringify(event))),
    on: (topic, listen) => dispatcher.on(topic, (event) => listen(event.payload as Topics[typeof topic])),
    onResumed: (listener) => dispatcher.onResumed(listener),
    close: () => transport.stop(),
  };
}
