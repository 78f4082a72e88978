import type { HealthFault } from '../../../../core/health.js';
import { DeadlineError } from '../../../platform/lifecycle/within.js';
import { faultOfDatabase, faultOfFileStore } from './health-faults.js';

const coded = (code: string): Error => Object.assign(new Error('it failed'), { code });

it.each<[string, Error, HealthFault]>([
  ['a full disk', coded('53100'), 'full'],
  ['a wrapped one', new Error('it failed', { cause: coded('53100') }), 'full'],
  ['a read-only server', coded('25006'), 'read_only'],
  ['no answer in time', new DeadlineError('late'), 'away'],
  ['anything else', coded('42P01'), 'failing'],
])('of the database, %s', (_name, error, fault) => {
  expect(faultOfDatabase(error)).toBe(fault);
});

it.each<[string, Error, HealthFault]>([
  ['a full disk', coded('ENOSPC'), 'full'],
  ['a used-up quota', coded('EDQUOT'), 'full'],
  ['a full bucket', new Error('The file store refused PUT a: 507 <Code>XMinioStorageFull</Code>'), 'full'],
  ['a read-only disk', coded('EROFS'), 'read_only'],
  ['a refusing bucket', new Error('The file store refused PUT a: 403 <Code>AccessDenied</Code>'), 'read_only'],
  ['a store that is gone', coded('ECONNREFUSED'), 'away'],
  ['no answer in time', new DeadlineError('late'), 'away'],
])('of the file store, %s', (_name, error, fault) => {
  expect(faultOfFileStore(error)).toBe(fault);
});
