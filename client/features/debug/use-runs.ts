import { useEffect, useRef, useState } from 'react';
import { DEBUG } from '#core/limits/limits.js';
import { session } from '#client/lib/session/session.js';
import { authFlow, type FlowPorts, type FlowStep } from './auth-flow.js';
import { ENDPOINTS, probe, type Probe } from './probe.js';
import type { Findings } from './report.js';
import { checkSignIn } from './sign-in-check.js';
import { tokenStatus } from './token-status.js';

const PROBE_KEY = 'barpa:debug';
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function storageWorks(): boolean {
  try {
    window.localStorage.setItem(PROBE_KEY, '1');
    const works = window.localStorage.getItem(PROBE_KEY) === '1';
    window.localStorage.removeItem(PROBE_KEY);
    return works;
  } catch {
    // Blocked: that is the finding.
    return false;
  }
}

const ports: FlowPorts = {
  storageWorks,
  tokens: () => tokenStatus({ local: window.localStorage, tab: window.sessionStorage }, Date.now()),
  token: () => session.tokenForCall(true),
  renew: (token) => session.refresh(token),
  requestMe: (token) => probe('/auth/me', { token }),
};

export type Run = 'ping' | 'signIn' | 'flow' | 'connections';
type Found = Omit<Findings, 'status'>;

const NOTHING: Found = { ping: null, signIn: null, flow: [], connections: [] };

/** The tests and what they found. A test that runs does not start a second time; leaving the page ends them. */
export function useRuns() {
  const [found, setFound] = useState<Found>(NOTHING);
  const [running, setRunning] = useState<ReadonlySet<Run>>(new Set());
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const report = (part: Partial<Found>) => setFound((known) => ({ ...known, ...part }));

  async function during(name: Run, work: () => Promise<void>): Promise<void> {
    if (running.has(name)) return;
    setRunning((names) => new Set(names).add(name));
    await work().finally(() => setRunning((names) => new Set([...names].filter((other) => other !== name))));
  }

  const ping = () =>
    during('ping', async () => report({ ping: await probe('/health', { timeoutMs: DEBUG.pingTimeoutMs }) }));
  const signIn = (input: { email: string; password: string }) =>
    during('signIn', async () => report({ signIn: await checkSignIn(input) }));
  const flow = () =>
    during('flow', async () => {
      const steps: FlowStep[] = [];
      report({ flow: [] });
      for await (const step of authFlow(ports)) {
        if (!alive.current) return;
        steps.push(step);
        report({ flow: [...steps] });
      }
    });
  const connections = () =>
    during('connections', async () => {
      const probes: Probe[] = [];
      report({ connections: [] });
      for (const path of ENDPOINTS) {
        if (probes.length > 0) await wait(DEBUG.betweenTestsMs);
        if (!alive.current) return;
        probes.push(await probe(path, { token: await session.tokenForCall(false) }));
        report({ connections: [...probes] });
      }
    });

  async function all(): Promise<void> {
    await ping();
    await flow();
    await connections();
  }
  return { found, running, ping, signIn, flow, connections, all };
}

export type Runs = ReturnType<typeof useRuns>;
