/**
 * One attempt of the customer to move money has one Idempotency-Key, however often it has to be sent: through a double
 * click, a lost answer, and a reload of the form. Only a definite answer ends the attempt; the next click is then
 * another one.
 */
import { z } from 'zod';
import type { ErrorCode } from '#core/errors/errors.js';
import { PAYMENT } from '#core/limits/limits.js';
import { toUiError } from './errors.js';
import type { KeyValueStore } from './session/token-store.js';
import { tabStore } from './storage/tab-store.js';

const PREFIX = 'attempt:';
const kept = z.object({ key: z.string().min(1), at: z.number() });

/** Unknown whether it was done: the same attempt continues. Every other code is a definite refusal. */
const UNKNOWN_OUTCOME: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NETWORK_ERROR',
  'TIMEOUT_ERROR',
  'GATEWAY_ERROR',
  'SERVER_ERROR',
  // Also the answer where the connection broke during the commit.
  'SERVICE_UNAVAILABLE',
  'FILE_STORE_UNAVAILABLE',
  'STARTING_UP',
  'UNKNOWN_ERROR',
]);

export interface AttemptPorts {
  readonly store: KeyValueStore;
  readonly now: () => number;
}

const BROWSER: AttemptPorts = { store: tabStore, now: () => Date.now() };
/** For a tab whose storage is blocked: it remembers until it is reloaded. */
const memory = new Map<string, string>();

/** `randomUUID` needs HTTPS; this works on plain HTTP as well. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(what: string, { store, now }: AttemptPorts): string | null {
  const raw = guarded(() => store.getItem(PREFIX + what)) ?? memory.get(what);
  const found = kept.safeParse(raw ? guarded((): unknown => JSON.parse(raw)) : null);
  return found.success && now() - found.data.at < PAYMENT.attemptMs ? found.data.key : null;
}

/** The key of this attempt: the one that waits for its answer, or a new one. */
function keyOf(what: string, ports: AttemptPorts): string {
  const known = read(what, ports);
  if (known !== null) return known;
  const key = newKey();
  const raw = JSON.stringify({ key, at: ports.now() });
  memory.set(what, raw);
  guarded(() => ports.store.setItem(PREFIX + what, raw));
  return key;
}

function forget(what: string, key: string, ports: AttemptPorts): void {
  // Another click of the same attempt may have been answered before, and the next attempt started.
  if (read(what, ports) !== key) return;
  memory.delete(what);
  guarded(() => ports.store.removeItem(PREFIX + what));
}

/**
 * Sends with the attempt's key. `what` identifies the attempt: the action, its record, and everything that makes it a
 * different one, such as the amount. Throws what `send` throws.
 */
export async function attempt<Answer>(
  what: string,
  send: (idempotencyKey: string) => Promise<Answer>,
  ports: AttemptPorts = BROWSER,
): Promise<Answer> {
  const key = keyOf(what, ports);
  try {
    const answer = await send(key);
    forget(what, key, ports);
    return answer;
  } catch (error) {
    if (!UNKNOWN_OUTCOME.has(toUiError(error).code)) forget(what, key, ports);
    throw error;
  }
}

/** A blocked or damaged storage only means that a reload forgets. */
function guarded<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.warn('attempt: the tab cannot remember', error);
    return undefined;
  }
}
