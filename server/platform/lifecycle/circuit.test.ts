import { Circuit, CircuitOpenError } from './circuit.js';
import { DeadlineError } from './within.js';

const never = (): Promise<never> => new Promise(() => undefined);
const works = (): Promise<string> => Promise.resolve('answer');

it('gives what the work answers in time', async () => {
  const circuit = new Circuit(1000, 1000);
  await expect(circuit.call(works)).resolves.toBe('answer');
});

it('cannot wait longer than the deadline', async () => {
  await expect(new Circuit(5, 1000).call(never)).rejects.toThrow(DeadlineError);
});

it('does not try again right after a failure', async () => {
  const circuit = new Circuit(1000, 60_000);
  await expect(circuit.call(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  let tries = 0;
  const counted = (): Promise<void> => Promise.resolve(void (tries += 1));
  await expect(circuit.call(counted)).rejects.toThrow(CircuitOpenError);
  expect(tries).toBe(0);
});

it('lets one call try, then all', async () => {
  const circuit = new Circuit(0, 0);
  await expect(circuit.call(never)).rejects.toThrow(DeadlineError);
  await expect(circuit.call(works)).resolves.toBe('answer');
  await expect(Promise.all([circuit.call(works), circuit.call(works)])).resolves.toEqual(['answer', 'answer']);
});
