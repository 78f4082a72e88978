import { columns } from './select.js';

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly dueDate: Date;
}

describe('columns', () => {
  it('names each column in snake_case after its property', () => {
    expect(columns<Row>()('id userId dueDate')).toBe('id as "id", user_id as "userId", due_date as "dueDate"');
  });

  it('takes the words of several lines', () => {
    expect(
      columns<Row>()(
        `id userId
         dueDate`,
      ),
    ).toBe('id as "id", user_id as "userId", due_date as "dueDate"');
  });

  it('takes the alias of the table and the expressions that deviate', () => {
    const text = columns<Row>()('id userId dueDate', { table: 'i', expressions: { dueDate: 'i.due_at' } });
    expect(text).toBe('i.id as "id", i.user_id as "userId", i.due_at as "dueDate"');
  });

  it('does not compile with a property that is missing or unknown', () => {
    // @ts-expect-error dueDate is missing.
    expect(columns<Row>()('id userId')).toContain('user_id');
    // @ts-expect-error owner is no property.
    expect(columns<Row>()('id userId dueDate owner')).toContain('owner');
    // @ts-expect-error An expression is for a property.
    expect(columns<Row>()('id userId dueDate', { expressions: { owner: 'u.name' } })).not.toContain('u.name');
  });
});
