import { HEALTH } from '#core/limits/limits.js';
import { nextOutage, type Outage } from './health-watch.js';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 27, 12, 0, second));
const rounds = (...faults: readonly ('full' | null)[]): Outage | null => {
  let outage: Outage | null = null;
  faults.forEach((fault, second) => (outage = nextOutage(outage ?? undefined, fault, at(second))));
  return outage;
};

it('counts bad rounds since the first', () => {
  expect(rounds('full', 'full')).toEqual({ fault: 'full', since: at(0), rounds: HEALTH.rounds, wellAgain: 0 });
});

it('forgets a single bad round', () => {
  expect(rounds('full', null)).toBeNull();
});

it('remembers an outage until it was well twice', () => {
  expect(rounds('full', 'full', null)).toMatchObject({ rounds: 2, wellAgain: 1 });
  expect(rounds('full', 'full', null, null)).toMatchObject({ wellAgain: HEALTH.rounds });
});

it('one good round does not end an outage', () => {
  expect(rounds('full', 'full', null, 'full')).toMatchObject({ since: at(0), rounds: 3, wellAgain: 0 });
});
