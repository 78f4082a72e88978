import { debug } from './debug.messages.js';
import { authFlow, FLOW_STEPS, type FlowPorts } from './auth-flow.js';
import type { Probe } from './probe.js';

const answer = (status: number | null): Probe => ({
  path: '/auth/me',
  verdict: 'ok',
  status,
  timedOut: false,
  ms: 1,
  body: {},
});
const held = { hasAccess: true, hasRefresh: true, remainingMs: 60_000, expired: false, hasLegacy: false };
const signedIn: FlowPorts = {
  storageWorks: () => true,
  tokens: () => held,
  token: async () => 'old',
  renew: async () => 'new',
  requestMe: async (token) => answer(token === null ? 401 : 200),
};
const guest: FlowPorts = {
  ...signedIn,
  tokens: () => ({ ...held, hasAccess: false, hasRefresh: false }),
  token: async () => null,
};

async function verdicts(ports: FlowPorts): Promise<string[]> {
  const steps = [];
  for await (const step of authFlow(ports)) steps.push(step);
  expect(steps.map(({ name }) => name)).toEqual([...FLOW_STEPS]);
  return steps.map(({ verdict }) => verdict);
}

test('S-207 a healthy session passes every step', async () => {
  expect(await verdicts(signedIn)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
});

test('a guest is refused, as it must be', async () => {
  expect(await verdicts(guest)).toEqual(['ok', 'warn', 'warn', 'ok', 'warn', 'warn']);
});

test('cannot call a silent server healthy', async () => {
  expect(await verdicts({ ...signedIn, requestMe: async () => answer(null) })).toEqual([
    'ok',
    'ok',
    'ok',
    'fail',
    'ok',
    'fail',
  ]);
});

test('cannot call a token that does not change renewed', async () => {
  const same = await verdicts({ ...signedIn, renew: async (token) => token });
  const lost = await verdicts({ ...signedIn, renew: () => Promise.reject(new Error('offline')) });
  expect(same[4]).toBe('fail');
  expect(lost.slice(4)).toEqual(['fail', 'fail']);
});

test('reports a blocked storage and half a session', async () => {
  const steps = [];
  for await (const step of authFlow({
    ...signedIn,
    storageWorks: () => false,
    tokens: () => ({ ...held, hasRefresh: false }),
  }))
    steps.push(step);
  expect(steps.slice(0, 2).map(({ note }) => note)).toEqual([debug.flow.notes.storageBlocked, debug.flow.notes.half]);
});
