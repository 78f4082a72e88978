/** The product in the benches of sockets and lists: messages request sessions, and publish stored notifications. */
import { accessTokens, startProduct } from '../product.js';
import { wallMs } from '../wall-clock.js';
import type { Role } from '#platform/context.js';
import type { EventOf } from '#platform/events/topics.js';

/** The bench's messages; the answer is tokens, or when the events were passed to the bus. */
export type SocketRequest =
  | { readonly ask: 'tokens'; readonly userIds: readonly string[]; readonly role?: Role }
  | { readonly ask: 'tell'; readonly events: readonly EventOf[] };

const app = await startProduct();

async function tell(events: readonly EventOf[]): Promise<number> {
  const began = wallMs();
  await app.services.bus.publish(events);
  return began;
}

process.on('message', (asked: SocketRequest) => {
  const answer = asked.ask === 'tell' ? tell(asked.events) : accessTokens(app, asked.userIds, asked.role);
  void (answer as Promise<unknown>).then((value) => process.send?.({ answer: value }));
});
