/**
 * The steps that undo what the global setup started, in order. Setup and teardown run in one process but load apart.
 */
type Step = () => void | Promise<void>;

declare global {
  var barpaCleanup: Step[] | undefined;
}

export const cleanup = {
  add(step: Step): void {
    (globalThis.barpaCleanup ??= []).unshift(step);
  },
  /** Runs each step once, the youngest first. */
  async run(): Promise<void> {
    for (let step = globalThis.barpaCleanup?.shift(); step; step = globalThis.barpaCleanup?.shift()) await step();
  },
};
