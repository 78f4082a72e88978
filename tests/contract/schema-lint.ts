/** The rules of a schema that a stranger can use. Each rule answers the coordinates that break it. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

interface Member {
  /** `Order`, `Order.title` or `Query.order(id:)`. */
  readonly at: string;
  readonly description: string | null | undefined;
}

const ownTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

function argumentsOf(type: string, field: GraphQLField<unknown, unknown>): Member[] {
  return field.args.map(({ name, description }) => ({ at: `${type}.${field.name}(${name}:)`, description }));
}

function membersOf(type: GraphQLNamedType): Member[] {
  const { name } = type;
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, at: `${name}.${value.name}` }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({ ...field, at: `${name}.${field.name}` }));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    { at: `${name}.${field.name}`, description: field.description },
    ...argumentsOf(name, field),
  ]);
}

/** Types, fields, arguments and values without a description. */
export function undescribed(schema: GraphQLSchema): string[] {
  return described(schema)
    .filter(({ description }) => !description?.trim())
    .map(({ at }) => at);
}

function described(schema: GraphQLSchema): Member[] {
  return ownTypes(schema).flatMap((type) => [
    ...(ROOTS.includes(type.name) ? [] : [{ at: type.name, description: type.description }]),
    ...membersOf(type),
  ]);
}

/** These are given word for word by the customer's documents. */
const DOCUMENTED = 'ErrorCode';

/** Descriptions that say nothing to a stranger: a part of a sentence, or fewer than three words. */
export function poorlyDescribed(schema: GraphQLSchema): string[] {
  return described(schema)
    .filter(({ at, description }) => description && !at.startsWith(`${DOCUMENTED}.`) && isPoor(description.trim()))
    .map(({ at, description }) => `${at}: ${description}`);
}

function isPoor(description: string): boolean {
  return /^(Of|As|What) /.test(description) || description.split(/\s+/).length < 3;
}

interface Answer {
  readonly at: string;
  readonly field: GraphQLField<unknown, unknown>;
}

const answers = (schema: GraphQLSchema): Answer[] =>
  ownTypes(schema)
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ at: `${type.name}.${field.name}`, field })));

const has = (type: GraphQLNamedType, name: string): boolean => isObjectType(type) && name in type.getFields();

const defaultOf = (args: readonly GraphQLArgument[], name: string): unknown =>
  args.find((arg) => arg.name === name)?.defaultValue;

/**
 * Pages that are not asked for as every other: `filter`, `page` from 1, `limit` of one default, or `first` and `after`;
 * answered with `pagination` and `nextCursor`.
 */
export function oddPages(schema: GraphQLSchema, limit: number): string[] {
  return answers(schema)
    .filter(({ field }) => has(getNamedType(field.type), 'items'))
    .filter(
      ({ field: { args, type } }) =>
        !has(getNamedType(type), 'pagination') ||
        !has(getNamedType(type), 'nextCursor') ||
        !['first', 'after'].every((name) => args.some((arg) => arg.name === name)) ||
        defaultOf(args, 'page') !== 1 ||
        defaultOf(args, 'limit') !== limit ||
        args.some((arg) => !/^(filter|page|limit|first|after|\w+Id)$/.test(arg.name)),
    )
    .map(({ at }) => at);
}

/** Lists that are neither the items of a page nor said to be bounded, in their field or in what they answer. */
export function unboundedLists(schema: GraphQLSchema): string[] {
  return answers(schema)
    .filter(({ at, field }) => isListType(getNullableType(field.type)) && !at.endsWith('Page.items'))
    .filter(({ field }) => !/\bbounded\b/i.test(field.description ?? ''))
    .map(({ at }) => at);
}

/** The fields that may be beside the id of a person; `by` is a name where the account is `administrator`. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  userId: ['customer'],
  ownerId: ['customer'],
  byId: ['by', 'administrator'],
};

/** Ids of other records without an object beside them: `orderId` without `order`. */
export function bareIds(schema: GraphQLSchema): string[] {
  return answers(schema)
    .filter(({ field }) => field.name.endsWith('Id') && String(getNamedType(field.type)) === 'ID')
    .filter(({ at, field: { name } }) => {
      const type = schema.getType(at.slice(0, at.indexOf('.')));
      const fields = isObjectType(type) ? type.getFields() : {};
      const beside = (PEOPLE[name] ?? [name.slice(0, -2)]).map((each) => fields[each]);
      return !beside.some((object) => object && isObjectType(getNamedType(object.type)));
    })
    .map(({ at }) => at);
}

const AMOUNT = /(amount|price|balance|cost|payable|subtotal|revenue|fee|discount|refunded)$/i;

/** Numbers of money without a field beside them whose name says rials or toman. */
export function unitless(schema: GraphQLSchema): string[] {
  return answers(schema)
    .filter(({ field }) => ['Int', 'Float'].includes(String(getNamedType(field.type))) && AMOUNT.test(field.name))
    .filter(({ at, field: { name } }) => {
      const type = schema.getType(at.slice(0, at.indexOf('.')));
      return !type || !(has(type, `${name}Rials`) || has(type, `${name}Toman`));
    })
    .map(({ at }) => at);
}

/** Where the schema says nothing of the shape of a value. */
export function untyped(schema: GraphQLSchema): string[] {
  return ownTypes(schema).flatMap((type) => {
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    const fields: readonly { name: string; type: GraphQLType }[] = Object.values(type.getFields());
    return fields
      .filter((field) => String(getNamedType(field.type)) === 'JSON')
      .map(({ name }) => `${type.name}.${name}`);
  });
}
