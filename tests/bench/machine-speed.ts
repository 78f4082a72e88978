/** How fast the machine is while something is measured, so that CPU is comparable between machines and hours. */
import { median } from './wall-clock.js';

const RECORDS = Array.from({ length: 400 }, (_, n) => ({
  id: `record-${n}`,
  title: `عنوان شمارهٔ ${n}`,
  price: n * 1000,
}));

/** Milliseconds of CPU that a fixed piece of work needs now. */
function fixedWorkMs(): number {
  const before = process.cpuUsage();
  for (let i = 0; i < 10; i += 1) JSON.parse(JSON.stringify(RECORDS));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const EVERY_MS = 500;

export interface AtSpeed<Result> {
  readonly result: Result;
  /** The median of the fixed piece of work, done twice a second meanwhile. */
  readonly fixedWorkMs: number;
}

export async function withMachineSpeed<Result>(measure: () => Promise<Result>): Promise<AtSpeed<Result>> {
  // Compiled before it is measured.
  for (let i = 0; i < 20; i += 1) fixedWorkMs();
  const times = [fixedWorkMs()];
  const timer = setInterval(() => times.push(fixedWorkMs()), EVERY_MS);
  try {
    return { result: await measure(), fixedWorkMs: median(times) };
  } finally {
    clearInterval(timer);
  }
}
