import { nextStamp, withMigration } from './migration-list.js';

const LIST = `/** Every migration. */
import { Migration20260101000000_initial } from './Migration20260101000000_initial.js';

export const migrations = [
  Migration20260101000000_initial,
] as const;
`;

it('a migration is added at the end of the list, each on a line of its own', () => {
  const once = withMigration(LIST, 'Migration20260102030405_notes');
  expect(once).toBe(`/** Every migration. */
import { Migration20260101000000_initial } from './Migration20260101000000_initial.js';
import { Migration20260102030405_notes } from './Migration20260102030405_notes.js';

export const migrations = [
  Migration20260101000000_initial,
  Migration20260102030405_notes,
] as const;
`);
  const twice = withMigration(once, 'Migration20260102030406_more');
  expect(twice.split('\n').slice(-6)).toEqual([
    'export const migrations = [',
    '  Migration20260101000000_initial,',
    '  Migration20260102030405_notes,',
    '  Migration20260102030406_more,',
    '] as const;',
    '',
  ]);
});

it('a migration is named for the time at which it was made, and never sorts before another', () => {
  const now = new Date('2026-01-02T03:04:05.678Z');
  expect(nextStamp(['Migration20260101000000_initial'], now)).toBe('20260102030405');
  expect(nextStamp(['Migration20260102030405_notes'], now)).toBe('20260102030406');
});
