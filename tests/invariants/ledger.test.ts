/** Any sequence of postings, also at once, keeps the laws of the ledger. */
import fc from 'fast-check';
import { AppError } from '#core/errors/errors.js';
import { rial } from '#core/money.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf } from '#features/wallet/index.js';
import { unitOfWork } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { balanceOf, ledgerFaults } from '#tests/helpers/money.js';

let app: TestApp;
let people: Account[];
beforeAll(async () => {
  app = await createTestApp();
  people = [await createAccount(app), await createAccount(app), await createAccount(app)];
});
afterAll(() => app?.close());

interface Move {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly key: string;
}

/** An existing key moves nothing, and makes no journal. */
async function isPosted(id: string): Promise<boolean> {
  return (await row(app.ctx().em, 'select 1 from ledger_journals where id = $1', [id])) !== null;
}

const COMPANY = [SYSTEM_ACCOUNTS.gatewayClearing, SYSTEM_ACCOUNTS.revenue, SYSTEM_ACCOUNTS.adjustments];

/** Moves money between any two of three wallets and three accounts of ours; `refused` where a wallet lacks it. */
async function move({ from, to, amount, key }: Move): Promise<'moved' | 'replayed' | 'refused' | 'conflict'> {
  try {
    const id = await unitOfWork(app.ctx(), async (tx) => {
      const account = async (index: number): Promise<string> =>
        COMPANY[index - people.length] ?? walletAccountOf(tx, people[index]?.id ?? '');
      return postJournal(tx, {
        kind: 'adjustment',
        key,
        referenceType: 'test',
        referenceId: '01890000-0000-7000-8000-000000000000',
        description: 'جابه‌جایی',
        actorId: null,
        entries: [
          { account: await account(from), amountRials: rial(-amount) },
          { account: await account(to), amountRials: rial(amount) },
        ],
      });
    });
    return (await isPosted(id)) ? 'moved' : 'replayed';
  } catch (error) {
    if (error instanceof AppError && error.code === 'INSUFFICIENT_FUNDS') return 'refused';
    if (error instanceof AppError && error.code === 'IDEMPOTENCY_CONFLICT') return 'conflict';
    throw error;
  }
}

const place = fc.integer({ min: 0, max: 5 });
const moves = fc.array(
  fc
    .record({
      from: place,
      to: place,
      amount: fc.integer({ min: 1, max: 2_000_000 }),
      key: fc.constantFrom(...'abcdefgh'),
    })
    .filter(({ from, to }) => from !== to),
  { minLength: 1, maxLength: 12 },
);

it('keeps every law through any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.uuid(), async (sequence, run) => {
      for (const each of sequence) await move({ ...each, key: `${run}:${each.key}` });
      expect(await ledgerFaults(app)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('keeps every law when all happens at once', async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.uuid(), async (sequence, run) => {
      const wave = [...sequence, ...sequence].map((each) => move({ ...each, key: `${run}:${each.key}` }));
      await Promise.all(wave);
      expect(await ledgerFaults(app)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

it('posts one key once, however often', async () => {
  const key = newId();
  const [person] = people;
  const before = await balanceOf(app, person as Account);
  const answers = await Promise.all(Array.from({ length: 20 }, () => move({ from: 3, to: 0, amount: 777, key })));
  expect(answers.filter((answer) => answer === 'moved')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'replayed')).toHaveLength(19);
  expect(await balanceOf(app, person as Account)).toBe(before + 777);
  await expect(move({ from: 3, to: 0, amount: 778, key })).resolves.toBe('conflict');
});

it('never pays out more than a wallet has', async () => {
  const rich = await createAccount(app);
  people.push(rich);
  const index = people.length - 1;
  const company = people.length;
  await move({ from: company, to: index, amount: 1000, key: newId() });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => move({ from: index, to: company, amount: 300, key: newId() })),
  );
  expect(answers.filter((answer) => answer === 'moved')).toHaveLength(3);
  expect(answers.filter((answer) => answer === 'refused')).toHaveLength(27);
  expect(await balanceOf(app, rich)).toBe(100);
  expect(await ledgerFaults(app)).toEqual([]);
});
