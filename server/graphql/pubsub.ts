/** From the event bus to TypeGraphQL's subscriptions: each event under its user, and under `<topic>:all`. */
import { createPubSub } from '@graphql-yoga/subscription';
import type { PubSub } from 'type-graphql';
import type { EventBus } from '../platform/events/bus.js';
import type { TopicName } from '../platform/events/topics.js';

const TOPICS = [
  'notification.added',
  'order.changed',
  'wallet.changed',
  'ticket.changed',
  'viewer.changed',
  'list.changed',
] as const satisfies readonly TopicName[];

type Channels = Record<string, [string, unknown] | [unknown]>;

export interface SubscriptionHub {
  readonly pubSub: PubSub;
  /** Feeds it from a bus; gives the way to stop. */
  attach(bus: EventBus): () => void;
}

/** The schema is built once with the hub; each app attaches its bus. */
export function createSubscriptionHub(): SubscriptionHub {
  const channels = createPubSub<Channels>();
  return {
    pubSub: channels as unknown as PubSub,
    attach: (bus) => {
      const stops = TOPICS.map((topic) =>
        bus.on(topic, (payload) => {
          if ('userId' in payload) channels.publish(topic, payload.userId, payload);
          channels.publish(`${topic}:all`, payload);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
  };
}
