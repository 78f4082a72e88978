import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { JOB_LIMIT_MS, LOCK_GRACE_MS } from './catalogue.js';
import { Pulse } from './pulse.js';

const PLACES = 2;
let now: number;
let events: WorkerEvents;
let pulse: Pulse;

beforeEach(() => {
  now = 0;
  events = new EventEmitter();
  pulse = new Pulse(events, PLACES, () => now);
});

/** The events of graphile-worker, as far as they are read. */
const say = (name: string, workerId: string): void => {
  (events as EventEmitter).emit(name, { worker: { workerId }, job: { task_identifier: 'send_mail' } });
};

it('a runner that says nothing does not work', () => {
  expect(pulse.read()).toEqual({ works: false, hasFinished: false });
});

it('an idle runner that looks for jobs works', () => {
  say('worker:getJob:empty', 'a');
  expect(pulse.read()).toEqual({ works: true, hasFinished: false });
  expect(pulse.read().works).toBe(false);
});

it('a finished job is told once', () => {
  say('job:start', 'a');
  say('job:complete', 'a');
  expect(pulse.read()).toEqual({ works: true, hasFinished: true });
  expect(pulse.read()).toEqual({ works: false, hasFinished: false });
});

it('a failed look for jobs is no sign of work', () => {
  say('worker:getJob:error', 'a');
  expect(pulse.read().works).toBe(false);
});

it('one slow job cannot speak for an idle place', () => {
  say('job:start', 'a');
  pulse.read();
  expect(pulse.read().works).toBe(false);
});

it('a full runner works until a limit has passed', () => {
  say('job:start', 'a');
  say('job:start', 'b');
  pulse.read();
  expect(pulse.read().works).toBe(true);
  now = JOB_LIMIT_MS.send_mail + LOCK_GRACE_MS;
  expect(pulse.read().works).toBe(false);
});
