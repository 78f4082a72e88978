/** The sign-in flow, looked at step by step. What it needs of the world comes in as ports. */
import { toPersianDigits } from '#core/text/digits.js';
import { debug } from './debug.messages.js';
import type { Probe, Verdict } from './probe.js';
import type { TokenStatus } from './token-status.js';

export const FLOW_STEPS = ['storage', 'tokens', 'usable', 'me', 'refresh', 'after'] as const;
export type FlowStepName = (typeof FLOW_STEPS)[number];

export interface FlowStep {
  readonly name: FlowStepName;
  readonly verdict: Verdict;
  readonly note: string;
}

export interface FlowPorts {
  /** Whether a written value is read again. */
  readonly storageWorks: () => boolean;
  readonly tokens: () => TokenStatus;
  readonly token: () => Promise<string | null>;
  /** Another token than this one; null where the server refuses. May throw. */
  readonly renew: (token: string) => Promise<string | null>;
  readonly requestMe: (token: string | null) => Promise<Probe>;
}

const notes = debug.flow.notes;
type Outcome = readonly [Verdict, string];

function identityOutcome({ status, body }: Probe, isGuest: boolean): Outcome {
  if (body !== null && status === 200 && !isGuest) return ['ok', notes.known];
  if (body !== null && status === 401 && isGuest) return ['ok', notes.refusedGuest];
  return ['fail', notes.unexpected(status === null ? debug.connection.noAnswer : toPersianDigits(status))];
}

function tokensOutcome({ hasAccess, hasRefresh }: TokenStatus): Outcome {
  if (hasAccess && hasRefresh) return ['ok', notes.tokens];
  return hasAccess || hasRefresh ? ['fail', notes.half] : ['warn', notes.guest];
}

/** Yields every step as soon as it is known. */
export async function* authFlow(ports: FlowPorts): AsyncGenerator<FlowStep> {
  const step = (name: FlowStepName, [verdict, note]: Outcome): FlowStep => ({ name, verdict, note });
  yield step('storage', ports.storageWorks() ? ['ok', notes.storage] : ['fail', notes.storageBlocked]);
  const held = ports.tokens();
  yield step('tokens', tokensOutcome(held));
  const isGuest = !held.hasAccess && !held.hasRefresh;
  const token = isGuest ? null : await ports.token();
  yield step('usable', isGuest ? ['warn', notes.skipped] : token ? ['ok', notes.usable] : ['fail', notes.unusable]);
  yield step('me', identityOutcome(await ports.requestMe(token), isGuest));
  if (token === null) {
    yield step('refresh', ['warn', notes.skipped]);
    yield step('after', ['warn', notes.skipped]);
    return;
  }
  const renewed = await ports.renew(token).catch(() => null);
  yield step('refresh', renewed && renewed !== token ? ['ok', notes.refreshed] : ['fail', notes.notRefreshed]);
  yield step('after', identityOutcome(await ports.requestMe(renewed), false));
}
