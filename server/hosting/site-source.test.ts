import type { MikroORM } from '@mikro-orm/postgresql';
import { HOSTING } from '#core/limits/limits.js';
import { siteSource } from './site-source.js';

/** A database whose statements end when the test says so. */
function slowDatabase() {
  const running: (() => void)[] = [];
  const executeQuery = () => new Promise((resolve) => void running.push(() => resolve({ rows: [] })));
  const em = { fork: () => ({ getKysely: () => ({ executeQuery }) }) };
  return { running, orm: { em } as unknown as MikroORM };
}

const turn = () => new Promise((resolve) => void setImmediate(resolve));

it('many unknown sites take few connections', async () => {
  const { running, orm } = slowDatabase();
  const source = siteSource(orm);
  const found = Array.from({ length: 50 }, (_, n) => source.site(`site-${n}`));
  let most = 0;
  for (let ended = 0; ended < found.length; ended += 1) {
    await turn();
    most = Math.max(most, running.length);
    running.shift()?.();
  }
  expect(await Promise.all(found)).toEqual(found.map(() => null));
  expect(most).toBe(HOSTING.readsAtOnce);
});

it('the design of a release is read once, however often its site is', async () => {
  const read: string[] = [];
  const executeQuery = ({ sql }: { readonly sql: string }) => {
    read.push(sql);
    const found = sql.includes('seals') ? { isShown: true } : { status: 'offline', liveReleaseId: 'r' };
    return Promise.resolve({ rows: [found] });
  };
  const em = { fork: () => ({ getKysely: () => ({ executeQuery }) }) };
  const source = siteSource({ em } as unknown as MikroORM);
  expect(await source.site('a')).toMatchObject({ liveReleaseId: 'r', hasEnamad: true });
  expect(await source.site('a')).toMatchObject({ hasEnamad: true });
  expect(read.filter((sql) => sql.includes('seals'))).toHaveLength(1);
  expect(read).toHaveLength(3);
});
