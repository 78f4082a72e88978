/**
 * The product as the benches of sockets and lists meet it: asked by messages for sessions, and to tell of what is
 * stored.
 */
import { accessTokens, startProduct } from './product.js';
import { wallMs } from './wall-clock.js';
import type { Role } from '../../server/platform/context.js';
import type { EventOf } from '../../server/platform/events/topics.js';

/** What the bench asks; the answer is tokens, or when the events were handed to the bus. */
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
