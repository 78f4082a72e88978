/** From the event bus to TypeGraphQL's subscriptions: each event under its user, and under `<topic>:all`. */
import { EventEmitter } from 'node:events';
import type { PubSub } from 'type-graphql';
import type { EventBus } from '#platform/events/bus.js';
import { eventStream } from '#platform/events/event-stream.js';
import type { TopicName } from '#platform/events/topics.js';

const TOPICS = [
  'notification.added',
  'order.changed',
  'site.changed',
  'site_message.received',
  'newsletter.changed',
  'wallet.changed',
  'ticket.changed',
  'viewer.changed',
  'list.changed',
] as const satisfies readonly TopicName[];

export interface SubscriptionHub {
  readonly pubSub: PubSub;
  /** Feeds it from a bus; gives the way to stop. */
  attach(bus: EventBus): () => void;
}

/** The schema is built once with the hub; each app attaches its bus. */
export function createSubscriptionHub(): SubscriptionHub {
  const channels = new EventEmitter().setMaxListeners(0);
  const pubSub: PubSub = {
    publish: (channel, payload) => void channels.emit(channel, payload),
    subscribe: (topic, id) => {
      const channel = typeof id === 'string' ? `${topic}:${id}` : topic;
      return eventStream<unknown>((push) => {
        channels.on(channel, push);
        return () => channels.off(channel, push);
      });
    },
  };
  return {
    pubSub,
    attach: (bus) => {
      const stops = TOPICS.map((topic) =>
        bus.on(topic, (payload) => {
          if ('userId' in payload) pubSub.publish(`${topic}:${payload.userId}`, payload);
          pubSub.publish(`${topic}:all`, payload);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
