import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createFaults } from './faults.js';
import { createLogger } from './log.js';

const silent = createLogger('silent');

test('work that is not awaited is counted when it fails', async () => {
  const faults = createFaults(silent);
  faults.contain('test', Promise.reject(new Error('lost')));
  faults.contain('test', Promise.resolve());
  await new Promise(setImmediate);
  expect(faults.count).toBe(1);
});

test('an unhandled rejection cannot end the process', async () => {
  const here = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const program = `
    import { createFaults, noteUnhandledRejections } from ${here('./faults.js')};
    import { createLogger } from ${here('./log.js')};
    const faults = createFaults(createLogger('silent'));
    noteUnhandledRejections(faults);
    Promise.reject(new Error('unheard'));
    setImmediate(() => console.log(faults.count));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([output.trim(), code]).toEqual(['1', 0]);
});
