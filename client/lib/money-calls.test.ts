import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const KEY = 'idempotencyKey';

const isOperation = (file: string): boolean => file.endsWith('.graphql');

/** Mutations of this client that the server would act on once for a key, and whether they send one. */
function moneyCalls(): { readonly field: string; readonly sendsKey: boolean }[] {
  const found: { field: string; sendsKey: boolean }[] = [];
  const info = new TypeInfo(schema);
  for (const file of readdirSync('client/features', { recursive: true, encoding: 'utf8' }).filter(isOperation))
    visit(
      parse(readFileSync(join('client/features', file), 'utf8')),
      visitWithTypeInfo(info, {
        Field: (node) => {
          const takesKey = info.getFieldDef()?.args.some(({ name }) => name === KEY) ?? false;
          const sendsKey = node.arguments?.some(({ name, value }) => name.value === KEY && value.kind === 'Variable');
          if (takesKey) found.push({ field: node.name.value, sendsKey: sendsKey ?? false });
        },
      }),
    );
  return found;
}

test('every call that moves money sends its key', () => {
  const calls = moneyCalls();
  expect(calls.filter(({ sendsKey }) => !sendsKey)).toEqual([]);
  const known = ['createOrder', 'requestPayment', 'requestDeposit', 'payInvoice', 'cancelPayment', 'deleteOrder'];
  expect(calls.map(({ field }) => field)).toEqual(expect.arrayContaining([...known, 'refundPayment', 'adjustWallet']));
});
