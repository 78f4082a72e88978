/**
 * A reporter that says which files had not ended when the run was stopped. The runner of the compiled tests has no
 * time limit for a single test: one that waits for ever ends with the limit of its part (scripts/lib/suites.mjs).
 */
export default class Unfinished {
  #running = new Set();

  onRunStart() {
    process.once('SIGTERM', () => {
      for (const path of this.#running) process.stderr.write(`Not finished: ${path}\n`);
    });
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
  }

  onTestFileResult({ path }) {
    this.#running.delete(path);
  }
}
