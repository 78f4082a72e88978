import { Conditions } from './conditions.js';

function searched(text: string): { readonly sql: string; readonly values: readonly unknown[] } {
  const where = new Conditions();
  where.search(text, (has) => has('words'));
  return { sql: where.sql, values: where.values };
}

describe('a search', () => {
  const byPart = 'where (words like $1 and strpos(words, $2) > 0)';

  it('finds the folded text anywhere, its wildcards literally', () => {
    expect(searched('كتاب%_\\')).toEqual({ sql: 'where words like $1', values: ['%کتاب\\%\\_\\\\%'] });
  });

  it('finds each word, in any order', () => {
    const sql = 'where (words like $1 and words like $2)';
    expect(searched('محمد رضا')).toEqual({ sql, values: ['%محمد%', '%رضا%'] });
    expect(searched('محمد\u200cرضا محمد')).toEqual({ sql, values: ['%محمد%', '%رضا%'] });
  });

  it('cannot have more conditions than eight words', () => {
    expect(searched('a b c d e f g h i j').values).toEqual(['%a%', '%b%', '%c%', '%d%', '%e%', '%f%', '%g%', '%hij%']);
  });

  it('uses the index for rare values', () => {
    expect(searched('Sara.Karimi@Gmail.com')).toEqual({
      sql: byPart,
      values: ['%sara.karimi@%', 'sara.karimi@gmail.com'],
    });
    expect(searched('sara1370@yahoo.com')).toEqual({ sql: byPart, values: ['%ra1370@%', 'sara1370@yahoo.com'] });
    expect(searched('۱۴۰۵-۰۰۰۱۳۷')).toEqual({ sql: byPart, values: ['%0137%', '1405-000137'] });
    expect(searched('WZ-1764000000137')).toEqual({ sql: byPart, values: ['%000137%', 'wz-1764000000137'] });
    expect(searched('1405-002137')).toEqual({ sql: byPart, values: ['%02137%', '1405-002137'] });
  });

  it.each(['@gmail.com', 'al@gmail.com', '1405-', '1405-12', 'WZ-1764', '۱۴۰۵'])(
    'searches the index for the whole of %s',
    (text) => expect(searched(text).sql).toBe('where words like $1'),
  );

  it('for nothing is no condition', () => {
    expect(searched(' \0')).toEqual({ sql: '', values: [] });
  });
});

describe('conditions', () => {
  it('share their places with further values', () => {
    const where = new Conditions();
    where.add(1, (at) => `a = ${at}`);
    where.add(2, (at) => `b between ${at} and ${where.placeholder(3)}`);
    expect([where.sql, where.values]).toEqual(['where a = $1 and b between $2 and $3', [1, 2, 3]]);
  });
});

test('a period has only the ends that are given', () => {
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')];
  const conditionsOf = (period: Parameters<Conditions['period']>[1]): Conditions => {
    const where = new Conditions();
    where.period('o.created_at', period);
    return where;
  };
  expect(conditionsOf({ from, to })).toMatchObject({
    sql: 'where o.created_at >= $1 and o.created_at <= $2',
    values: [from, to],
  });
  expect(conditionsOf({ from: null, to })).toMatchObject({ sql: 'where o.created_at <= $1', values: [to] });
  expect(conditionsOf({}).sql).toBe('');
});
