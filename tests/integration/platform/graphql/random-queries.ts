/** Valid queries over the whole schema, the same for the same random numbers. */
import {
  getNamedType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import type { Random } from '#tests/torture/random.js';

/** An enum's value is a name in a literal, and a string among the variables. */
class EnumName {
  constructor(readonly name: string) {}
  toJSON(): string {
    return this.name;
  }
}

function literal(value: unknown): string {
  if (value instanceof EnumName) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`);
  return `{ ${fields.join(', ')} }`;
}

export interface RandomQuery {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export class QueryMaker {
  private declared: string[] = [];
  private variables: Record<string, unknown> = {};

  /** `ids`: of records that exist. */
  constructor(
    private readonly random: Random,
    private readonly ids: readonly string[],
  ) {}

  /** One root field with everything that was drawn below it. */
  query(field: GraphQLField<unknown, unknown>): RandomQuery {
    this.declared = [];
    this.variables = {};
    const selected = this.field(field, 1);
    const head = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    return { query: `query Random${head} { ${selected} }`, variables: this.variables };
  }

  /** A value that fits the type. Records of the input may leave out what has a default. */
  value(type: GraphQLInputType): unknown {
    const { random } = this;
    if (isNonNullType(type)) return this.value(type.ofType);
    if (isListType(type)) return Array.from({ length: random.between(0, 2) }, () => this.value(type.ofType));
    if (isEnumType(type)) return new EnumName(random.pick(type.getValues()).name);
    if (isInputObjectType(type)) {
      const given = Object.values(type.getFields()).filter((each) => isRequiredInputField(each) || random.chance(0.2));
      return Object.fromEntries(given.map((each) => [each.name, this.value(each.type)]));
    }
    if (type === GraphQLBoolean) return random.chance(0.5);
    if (type === GraphQLInt || type === GraphQLFloat) return random.between(1, 3);
    if (type === GraphQLID) return random.pick(this.ids);
    if (type === GraphQLString) return random.pick(['a', 'سایت', ...this.ids]);
    return type.name === 'DateTime' ? '2026-01-01T00:00:00.000Z' : random.between(1, 3);
  }

  private argument({ name, type, defaultValue }: GraphQLArgument): string {
    const given = this.random.chance(0.1) && !isNonNullType(type) ? null : this.value(type);
    if (this.random.chance(0.5)) return `${name}: ${literal(given)}`;
    const variable = `v${this.declared.length}`;
    this.declared.push(`$${variable}: ${String(type)}`);
    // A variable that is not given is another case than one that is null.
    const isOmitted = (!isNonNullType(type) || defaultValue !== undefined) && this.random.chance(0.2);
    if (!isOmitted || isNonNullType(type)) this.variables[variable] = given;
    return `${name}: $${variable}`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.filter((each) => isRequiredArgument(each) || this.random.chance(0.4));
    const args = given.length > 0 ? `(${given.map((each) => this.argument(each)).join(', ')})` : '';
    const of = getNamedType(field.type);
    const alias = this.random.chance(0.1) ? `${field.name}Again: ` : '';
    return `${alias}${field.name}${args}${isObjectType(of) ? ` ${this.selection(of, depth + 1)}` : ''}`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      (each) => !isCompositeType(getNamedType(each.type)) || (depth < 5 && this.random.chance(0.5)),
    );
    const drawn = fields.filter(() => this.random.chance(0.6)).map((each) => this.field(each, depth));
    const all = ['__typename', ...drawn].join(' ');
    return this.random.chance(0.2) ? `{ ... on ${type.name} { ${all} } }` : `{ ${all} }`;
  }
}
