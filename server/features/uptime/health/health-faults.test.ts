import type { HealthFault } from '#core/health.js';
import { FileStoreError } from '#platform/files/file-store-error.js';
import { DeadlineError } from '#platform/lifecycle/within.js';
import { faultOfDatabase, faultOfFileStore } from './health-faults.js';

const coded = (code: string): Error => Object.assign(new Error('it failed'), { code });

it.each<[string, Error, HealthFault]>([
  ['a full disk', coded('53100'), 'full'],
  ['a wrapped one', new Error('it failed', { cause: coded('53100') }), 'full'],
  ['a read-only server', coded('25006'), 'read_only'],
  ['no answer in time', new DeadlineError('late'), 'away'],
  ['a statement that takes too long', coded('57014'), 'away'],
  ['anything else', coded('42P01'), 'failing'],
])('of the database, %s', (_name, error, fault) => {
  expect(faultOfDatabase(error)).toBe(fault);
});

it.each<[string, Error, HealthFault]>([
  ['a full one', new FileStoreError('full', 'no space left'), 'full'],
  ['a read-only one', new FileStoreError('read_only', 'a read-only file system'), 'read_only'],
  ['one that refuses', new FileStoreError('refused', '403 AccessDenied'), 'read_only'],
  ['one that is gone', new FileStoreError('away', 'connection refused'), 'away'],
  ['no answer in time', new DeadlineError('late'), 'away'],
])('of the file store, %s', (_name, error, fault) => {
  expect(faultOfFileStore(error)).toBe(fault);
});
