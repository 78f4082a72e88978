import type { AppServices } from './context.js';
import { Key, makeProvided, provide, Provided } from './provided.js';

const services = (): AppServices => ({ provided: new Provided() }) as unknown as AppServices;
const NUMBER = new Key<number>('number');

it('gives what a feature provides', () => {
  const app = services();
  makeProvided([provide(NUMBER, () => 7)], app);
  expect(app.provided.one(NUMBER)).toBe(7);
});

it('gives all in the order of the features', () => {
  const app = services();
  makeProvided([provide(NUMBER, () => 1), provide(NUMBER, () => 2)], app);
  expect(app.provided.all(NUMBER)).toEqual([1, 2]);
});

it('makes the values of each app anew', () => {
  const LIST = new Key<number[]>('list');
  const provisions = [provide(LIST, () => [])];
  const [one, other] = [services(), services()];
  for (const app of [one, other]) makeProvided(provisions, app);
  one.provided.one(LIST).push(1);
  expect(other.provided.one(LIST)).toEqual([]);
});

it('cannot return a value with no or two providers', () => {
  const app = services();
  expect(() => app.provided.one(NUMBER)).toThrow('0 features provide "number"');
  makeProvided([provide(NUMBER, () => 1), provide(NUMBER, () => 2)], app);
  expect(() => app.provided.one(NUMBER)).toThrow('2 features provide "number"');
});
