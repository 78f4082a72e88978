import { z } from 'zod';
import { ComponentSchemas, wireSchema } from './json-schema.js';

const bill = z.object({ orderId: z.string() }).meta({ id: 'Bill' });

describe('component schemas', () => {
  it('are referred to by the answers that have them', () => {
    const components = new ComponentSchemas();
    const properties = { bills: { type: 'array', items: { $ref: '#/components/schemas/Bill' } } };
    expect(components.schemaOf(z.object({ bills: z.array(bill) }), 'output')).toMatchObject({ properties });
    expect(components.schemaOf(bill, 'output')).toEqual({ $ref: '#/components/schemas/Bill' });
    expect(components.all()).toMatchObject({ Bill: { properties: { order_id: {}, orderId: {} } } });
  });

  it('are sorted by name', () => {
    const components = new ComponentSchemas();
    components.add('B', {});
    components.add('A', {});
    expect(Object.keys(components.all())).toEqual(['A', 'B']);
  });

  it('cannot be two of one name', () => {
    const components = new ComponentSchemas();
    components.schemaOf(bill, 'output');
    const other = z.object({ id: z.string() }).meta({ id: 'Bill' });
    expect(() => components.schemaOf(other, 'output')).toThrow('Two schemas are named Bill');
  });
});

describe('a schema of the JSON', () => {
  it('has the names of inputs, answers and paths', () => {
    const names = (way: 'input' | 'output' | 'path') => wireSchema(z.object({ orderId: z.string() }), way)['required'];
    expect(names('input')).toEqual(['order_id']);
    expect(names('output')).toEqual(['order_id', 'orderId']);
    expect(names('path')).toEqual(['orderId']);
  });

  it('has dates as texts, and one empty schema where anything is taken', () => {
    const { properties } = wireSchema(z.object({ at: z.date(), any: z.unknown().nullable() }), 'input');
    expect(properties).toEqual({ at: { type: 'string', format: 'date-time' }, any: {} });
  });
});
