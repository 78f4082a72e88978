import { workerPolicy } from './security.js';

const policyOf = (path: string): string => JSON.stringify(workerPolicy(path) ?? null);

test('the worker of HEIC alone may run WebAssembly', () => {
  expect(policyOf('/assets/heic.worker-BHHrwAQm.js')).toContain("'wasm-unsafe-eval'");
});

test.each(['/', '/wizard', '/assets/index-BHHrwAQm.js', '/x/assets/heic.worker-BHHrwAQm.js', '/assets/heic.worker.js'])(
  '%s cannot have its policy',
  (path) => {
    expect(policyOf(path)).toBe('null');
  },
);
