/** The statements that a unit of work sends to the database, and what is left where one of them fails. */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet } from '#tests/helpers/money.js';
import { countStatements, type StatementCounter } from '#tests/helpers/run/statements.js';

let app: TestApp;
let someone: Account;
let counter: StatementCounter;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  counter = countStatements();
  someone = await createAccount(app);
  await app.ctx().em.execute('create table kept (n int unique deferrable initially deferred)');
});
afterAll(async () => {
  counter?.stop();
  await app?.close();
});
beforeEach(() => app.ctx().em.execute('truncate kept'));

const KEEP = 'insert into kept values ($1)';
const POOL_MAX = 20;

const unit = <Result>(work: (tx: TxCtx) => Promise<Result>): Promise<Result> => unitOfWork(app.ctx(), work);
const keep = (tx: TxCtx, n: number): Promise<unknown> => row(tx.em, KEEP, [n]);
const kept = async (): Promise<number[]> =>
  (await rows<{ n: number }>(app.ctx().em, 'select n from kept order by n')).map(({ n }) => n);

function endWith(tx: TxCtx, text: string, values: readonly number[] = []): void {
  const refused = (error: unknown): unknown => new AppError('CONFLICT', { cause: error });
  tx.endWith({ text, values, answered: () => undefined, refused });
}

describe('a unit of work', () => {
  it('sends nothing but its statements and their frame', async () => {
    expect(await counter.during(() => unit((tx) => keep(tx, 1)))).toEqual(['begin', KEEP, 'commit']);
    expect(await kept()).toEqual([1]);
  });

  it('keeps several statements of one text together', async () => {
    await unit((tx) => tx.em.execute('insert into kept values (1); insert into kept values (2)'));
    await expect(
      unit(async (tx) => {
        await tx.em.execute('insert into kept values (3); insert into kept values (4)');
        throw new AppError('CONFLICT');
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await kept()).toEqual([1, 2]);
  });

  it('sends a posting right before its COMMIT', async () => {
    const sent = await counter.during(() => fillWallet(app, someone, 10));
    expect(sent.filter((text) => text.includes('ledger_post('))).toHaveLength(1);
    expect(sent.at(-2)).toContain('ledger_post(');
    expect(sent.at(-1)).toBe('commit');
  });

  it('ends with what it ends with, in order', async () => {
    await unit(async (tx) => {
      endWith(tx, 'insert into kept select count(*) from kept');
      endWith(tx, 'update kept set n = n + $1', [10]);
      expect(await kept()).toEqual([]);
      await keep(tx, 5);
    });
    expect(await kept()).toEqual([11, 15]);
  });

  it('cannot keep anything where its ending is refused', async () => {
    const refused = unit(async (tx) => {
      await keep(tx, 1);
      endWith(tx, 'insert into kept values (2)');
      endWith(tx, 'insert into kept values (1 / $1)', [0]);
    });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await kept()).toEqual([]);
  });

  it('cannot keep anything where its ending cannot be sent', async () => {
    const unsendable = {
      toPostgres: () => {
        throw new RangeError('not to be sent');
      },
    };
    const failed = unit(async (tx) => {
      await keep(tx, 1);
      endWith(tx, `${KEEP} returning n`, [unsendable as unknown as number]);
    });
    await expect(failed).rejects.toMatchObject({ code: 'CONFLICT', cause: { message: 'not to be sent' } });
    expect(await kept()).toEqual([]);
  });

  it('cannot keep anything where the COMMIT is refused', async () => {
    await expect(unit((tx) => Promise.all([keep(tx, 1), keep(tx, 1)]))).rejects.toMatchObject({ code: '23505' });
    const atEnd = unit(async (tx) => {
      await keep(tx, 1);
      endWith(tx, KEEP, [1]);
    });
    await expect(atEnd).rejects.toMatchObject({ code: '23505' });
    expect(await kept()).toEqual([]);
  });

  it('cannot commit what an overlooked error has ended', async () => {
    const overlooked = unit(async (tx) => {
      await keep(tx, 1);
      await row(tx.em, 'select 1 / 0').catch(() => null);
    });
    await expect(overlooked).rejects.toThrow('nothing is committed');
    expect(await kept()).toEqual([]);
  });

  it('cannot begin inside another', async () => {
    const nested = unit((tx) => unitOfWork({ ...app.ctx(), em: tx.em }, (inner) => keep(inner, 1)));
    await expect(nested).rejects.toThrow('begun inside another');
    expect(await kept()).toEqual([]);
  });

  it('cannot run what still waited when it failed', async () => {
    const failed = unit((tx) => Promise.all([row(tx.em, 'select 1 / 0'), ...[1, 2, 3].map((n) => keep(tx, n))]));
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    await unit((tx) => keep(tx, 4));
    expect(await kept()).toEqual([4]);
  });

  it('waits for statements that nobody waited for', async () => {
    let forgotten: Promise<unknown> = Promise.resolve();
    await unit((tx) => {
      forgotten = Promise.all([keep(tx, 1), keep(tx, 2)]);
      return Promise.resolve();
    });
    await forgotten;
    expect(await kept()).toEqual([1, 2]);
  });

  it('cannot be asked after it has ended', async () => {
    let ended: TxCtx | undefined;
    await unit((tx) => Promise.resolve((ended = tx)));
    expect(() => ended?.em).toThrow('the transaction has ended');
  });

  it('cannot cost the pool a place by dying', async () => {
    for (let died = 0; died <= POOL_MAX; died += 1) {
      const dying = unit(async (tx) => {
        await keep(tx, 1);
        await row(tx.em, 'select pg_terminate_backend(pg_backend_pid())');
      });
      await expect(dying).rejects.toThrow();
    }
    await unit((tx) => keep(tx, 2));
    expect(await kept()).toEqual([2]);
  });
});
