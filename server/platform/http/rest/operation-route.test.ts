import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { InputExtensions } from '../../graphql/input-type.js';
import type { KeyExtensions } from '../../graphql/keys.js';
import { done } from './answer.js';
import { operationRoute } from './operation-route.js';
import { bindRoutes, type BoundRoute, type RouteDeclaration } from './route.js';
import { view } from './view.js';

const required = <Type extends GraphQLOutputType>(type: Type) => new GraphQLNonNull(type);
const id = { type: new GraphQLNonNull(GraphQLID), description: 'Of the book.' };
const book = new GraphQLObjectType({
  name: 'Book',
  fields: { id: { type: required(GraphQLID) }, title: { type: GraphQLString } },
});
const bookPage = new GraphQLObjectType({
  name: 'BookPage',
  fields: { items: { type: required(new GraphQLList(required(book))) }, pagination: { type: GraphQLInt } },
});
const kind = new GraphQLEnumType({
  name: 'Kind',
  values: { book_lent: { value: 'book.lent' }, book_sold: { value: 'book.sold' } },
});
const filterSchemas: InputExtensions = { fields: { shelf: z.string(), search: z.string().max(9).nullish() } };
const filter = new GraphQLInputObjectType({
  name: 'BooksFilter',
  fields: { shelf: { type: new GraphQLNonNull(GraphQLString) }, search: { type: GraphQLString } },
  extensions: { ...filterSchemas },
});
const undescribed = new GraphQLInputObjectType({ name: 'Undescribed', fields: { title: { type: GraphQLString } } });

/** The arguments that the resolvers were called with. */
const calls: unknown[] = [];

function operation(
  type: GraphQLOutputType,
  args: GraphQLFieldConfig<unknown, unknown>['args'],
  declared: KeyExtensions,
  answer: unknown,
): GraphQLFieldConfig<unknown, unknown> {
  const resolve = (_root: unknown, given: unknown): unknown => {
    calls.push(given);
    return answer;
  };
  return { type, args: args ?? {}, description: 'From the schema.', extensions: { ...declared }, resolve };
}

const BOOK = { id: 'b1', title: 'Divan' };
const pagination = { page: 1, pages: 1, total: 1, more: false, capped: false, limit: 20 };
const PAGE = { items: [BOOK], nextCursor: null, countPages: async () => pagination };
const paging = { page: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 1 } };
const reads: KeyExtensions = { keys: ['read:sites'] };
const query = new GraphQLObjectType({
  name: 'Query',
  fields: {
    book: operation(required(book), { id }, reads, BOOK),
    lentBook: operation(book, {}, { keys: [] }, null),
    books: operation(required(bookPage), { filter: { type: filter }, ...paging }, reads, PAGE),
    newBooks: operation(
      required(new GraphQLList(required(book))),
      { days: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 30 }, isLent: { type: GraphQLBoolean } },
      reads,
      [BOOK],
    ),
    bookPrice: operation(required(GraphQLInt), { id }, reads, 1),
    weighed: operation(required(book), { grams: { type: GraphQLFloat } }, reads, BOOK),
    shelved: operation(required(book), { shelf: { type: GraphQLString }, filter: { type: filter } }, reads, BOOK),
    described: operation(required(book), { given: { type: undescribed } }, reads, BOOK),
  },
});
const mutation = new GraphQLObjectType({
  name: 'Mutation',
  fields: {
    renameBook: operation(
      required(book),
      { id, title: { type: new GraphQLNonNull(GraphQLString) }, kinds: { type: new GraphQLList(required(kind)) } },
      { keys: ['write:sites'] },
      BOOK,
    ),
    burnBook: operation(required(GraphQLID), { id }, { keys: 'none', access: 'admin' }, 'b1'),
    removeBook: operation(required(GraphQLID), { id }, { keys: 'none' }, 'b1'),
  },
});
const schema = new GraphQLSchema({ query, mutation });
const ctx = {} as Ctx;

function bound(declared: RouteDeclaration): BoundRoute {
  return bindRoutes([declared], schema)[0] as BoundRoute;
}

/** Parses, handles and renders a call, as the router does. */
async function answered(declared: RouteDeclaration, sent: { params?: object; query?: object; body?: object } = {}) {
  const route = bound(declared);
  const parsed = (given: z.ZodType | undefined, value: object = {}): unknown => given?.parse(value) ?? value;
  const call = {
    params: parsed(route.params, sent.params),
    query: parsed(route.query, sent.query),
    body: parsed(route.body, sent.body),
    idempotencyKey: null,
  };
  const value = await route.handle(ctx, { ...call, request: undefined as never, reply: undefined as never });
  const [rendered] = await route.render(ctx, [value]);
  route.response.parse(rendered);
  return rendered;
}

beforeEach(() => {
  calls.length = 0;
});

describe('a route that names its operation', () => {
  it('takes description, access and scopes from it', () => {
    expect(bound(operationRoute('GET /books/{id}', 'book'))).toMatchObject({
      method: 'GET',
      path: '/books/{id}',
      summary: 'From the schema.',
      access: 'user',
      keys: ['read:sites'],
    });
    expect(bound(operationRoute('GET /lent', 'lentBook'))).toMatchObject({ access: 'public', keys: [] });
    expect(bound(operationRoute('DELETE /books/{id}', 'removeBook'))).toMatchObject({ access: 'user', keys: 'none' });
    const burning = bound(operationRoute('DELETE /books/{id}', 'burnBook', { summary: 'Of its own.', status: 201 }));
    expect(burning).toMatchObject({ access: 'admin', summary: 'Of its own.', status: 201 });
    expect(burning).not.toHaveProperty('keys');
  });

  it('gives the resolver what is in the path and the query, read from texts', async () => {
    expect(await answered(operationRoute('GET /books/{id}', 'book'), { params: { id: 'b1' } })).toEqual(BOOK);
    await answered(operationRoute('GET /books/{bookId}', 'book', { params: { bookId: 'id' } }), {
      params: { bookId: 'b2' },
    });
    await answered(operationRoute('GET /new', 'newBooks'), { query: { days: '7', isLent: 'false' } });
    await answered(operationRoute('GET /new', 'newBooks'));
    expect(calls).toEqual([{ id: 'b1' }, { id: 'b2' }, { days: 7, isLent: false }, { days: 30, isLent: null }]);
  });

  it('gives it the body, with enums as they are stored', async () => {
    const renaming = operationRoute('PATCH /books/{id}', 'renameBook');
    await answered(renaming, { params: { id: 'b1' }, body: { title: 'Masnavi', kinds: ['book.sold'] } });
    expect(calls).toEqual([{ id: 'b1', title: 'Masnavi', kinds: ['book.sold'] }]);
    expect(z.toJSONSchema(bound(renaming).body as z.ZodType)).toMatchObject({ required: ['title'] });
    expect(z.toJSONSchema(bound(renaming).params as z.ZodType)).toMatchObject({
      properties: { id: { description: 'Of the book.' } },
    });
  });

  it('cannot take a name that the operation does not have', () => {
    const unknown = (declared: RouteDeclaration): unknown[] =>
      bound(declared)
        .body?.safeParse({ titel: 'Masnavi' })
        .error?.issues.filter((each) => 'keys' in each) ?? [];
    const issue = [expect.objectContaining({ code: 'unrecognized_keys', keys: ['titel'] })];
    expect(unknown(operationRoute('PATCH /books/{id}', 'renameBook'))).toEqual(issue);
    expect(unknown(operationRoute('DELETE /books/{id}', 'removeBook'))).toEqual(issue);
  });

  it('says where the request has another name', () => {
    const route = bound(operationRoute('GET /books/{bookId}', 'book', { params: { bookId: 'id' } }));
    expect(route.renamed).toEqual([['id', 'bookId']]);
  });

  it('takes the fields of an input object one by one, also from the path, with their own schemas', async () => {
    const listing = operationRoute('GET /shelves/{id}/books', 'books', { params: { id: 'shelf' }, list: 'books' });
    const sent = { params: { id: 's1' }, query: { search: 'Hafez', page: '2' } };
    expect(await answered(listing, sent)).toEqual({ items: [BOOK], books: [BOOK], pagination, nextCursor: null });
    expect(calls).toEqual([{ filter: { shelf: 's1', search: 'Hafez' }, page: 2 }]);
    await expect(answered(listing, { ...sent, query: { search: 'too long for it' } })).rejects.toThrow();
  });

  it('leaves the length of a page to the list', async () => {
    await answered(operationRoute('GET /shelves/{shelf}/books', 'books'), { params: { shelf: 's1' } });
    expect(calls).toEqual([{ filter: { shelf: 's1' } }]);
  });

  it('answers records, lists of them, null, and that it is done', async () => {
    expect(await answered(operationRoute('GET /new', 'newBooks'))).toEqual({ items: [BOOK] });
    expect(await answered(operationRoute('GET /lent', 'lentBook'))).toBeNull();
    const params = { id: 'b1' };
    expect(await answered(operationRoute('DELETE /books/{id}', 'removeBook'), { params })).toEqual({ success: true });
    const titled = operationRoute('GET /books/{id}', 'book', { response: view('Book', { only: ['title'] }) });
    expect(await answered(titled, { params })).toEqual({ title: 'Divan' });
    expect(await answered(operationRoute('GET /books/{id}', 'book', { response: done }), { params })).toEqual({
      success: true,
    });
  });

  it('takes another schema of its inputs, those of the path too', async () => {
    const input = z.object({ id: z.string().max(2), title: z.string().default('Untitled') });
    const renaming = operationRoute('PATCH /books/{id}', 'renameBook', { input });
    await answered(renaming, { params: { id: 'b1' } });
    expect(calls).toEqual([{ id: 'b1', title: 'Untitled', kinds: null }]);
    await expect(answered(renaming, { params: { id: 'longer' } })).rejects.toThrow();
  });
});

describe('cannot be bound', () => {
  const refused = (declared: RouteDeclaration, message: string): void => {
    expect(() => bound(declared)).toThrow(message);
  };

  it('where there is no such operation', () => {
    refused(operationRoute('GET /tomorrow', 'tomorrow'), 'no operation tomorrow');
  });

  it('where the operation lacks what the route takes, or the route what the operation needs', () => {
    refused(operationRoute('GET /books/{bookId}', 'book'), 'no input bookId');
    refused(operationRoute('GET /lent', 'lentBook', { input: z.object({ title: z.string() }) }), 'no input title');
    refused(operationRoute('PATCH /books/{id}', 'renameBook', { input: z.object({}) }), 'lacks the input title');
    refused(operationRoute('GET /books/{id}/{bookId}', 'book', { params: { bookId: 'id' } }), 'takes it twice');
  });

  it('where two inputs have one name, or nothing says how REST takes one', () => {
    refused(operationRoute('GET /shelved', 'shelved'), 'two inputs named shelf');
    refused(operationRoute('GET /described', 'described'), 'Undescribed was not derived from a schema');
    refused(operationRoute('GET /weighed', 'weighed'), 'no input of the GraphQL type Float');
  });

  it('where the operation gives no record', () => {
    refused(operationRoute('GET /books/{id}/price', 'bookPrice'), 'gives no record');
  });
});
