/**
 * The share of counting visits in this process's CPU, from V8's own samples: the CPU that the system reports for a
 * round differs by 40 % between two rounds of the same site, which hides a share of 5 %.
 */
import { Session, type Profiler, type Runtime } from 'node:inspector/promises';

/** Counting itself, and the database, which nothing else uses while pages are answered from memory. */
const COUNTING = /\/features\/visits\/|\/node_modules\/(?:pg|pg-protocol|pg-pool|kysely|@mikro-orm)\//;

type Kind = 'idle' | 'collector' | 'counting' | 'serving';

function kindOf({ functionName, url }: Runtime.CallFrame, ofCaller: Kind): Kind {
  if (COUNTING.test(url)) return 'counting';
  if (functionName === '(idle)') return 'idle';
  return functionName === '(garbage collector)' ? 'collector' : ofCaller;
}

/** The kind of each node of the call tree: functions that counting calls count as counting. */
function kindsOf(nodes: readonly Profiler.ProfileNode[]): Map<number, Kind> {
  const kinds = new Map<number, Kind>();
  // A caller stands before what it calls.
  for (const { id, callFrame, children = [] } of nodes) {
    const kind = kindOf(callFrame, kinds.get(id) ?? 'serving');
    kinds.set(id, kind);
    for (const child of children) kinds.set(child, kind);
  }
  return kinds;
}

/** The shares of the CPU that is not idle, from 0 to 1. */
export interface CountingShares {
  readonly counting: number;
  /** Garbage collection, which belongs to nobody: counting leaves some of it. */
  readonly garbage: number;
}

/** Started, it samples this process until the shares are asked for; once. */
export class CountingProfile {
  private readonly session = new Session();

  async start(): Promise<void> {
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.start');
  }

  async shares(): Promise<CountingShares> {
    const { profile } = await this.session.post('Profiler.stop');
    this.session.disconnect();
    const kinds = kindsOf(profile.nodes);
    const times = { idle: 0, collector: 0, counting: 0, serving: 0 };
    profile.samples?.forEach((id, index) => {
      times[kinds.get(id) ?? 'serving'] += profile.timeDeltas?.[index] ?? 0;
    });
    const busy = times.counting + times.serving + times.collector;
    return { counting: times.counting / busy, garbage: times.collector / busy };
  }
}
