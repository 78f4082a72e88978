/** A feature of the server stays small enough to be read as a whole. */
import { readdirSync } from 'node:fs';

const FEATURES = 'server/features';
/** Source files, tests not counted. */
const MOST = 80;

const sizeOf = (feature: string): number =>
  readdirSync(`${FEATURES}/${feature}`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  ).length;

const features = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test(`a feature cannot have more than ${MOST} source files`, () => {
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter((name) => sizeOf(name) > MOST)).toEqual([]);
});
