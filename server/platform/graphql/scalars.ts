/** The scalars of the schema. Money travels as a JSON number of whole rials or whole toman, named by its type. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO, GraphQLJSON } from 'graphql-scalars';
import { rial, toman, type Rial, type Toman } from '#core/money.js';

function moneyScalar<Money extends number>(
  name: string,
  description: string,
  make: (value: number) => Money,
): GraphQLScalarType<Money, number> {
  const parse = (value: unknown): Money => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      throw new GraphQLError(`${name} takes a whole number`);
    return make(value);
  };
  return new GraphQLScalarType<Money, number>({
    name,
    description,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.INT ? Number(node.value) : NaN),
  });
}

export const RialScalar = moneyScalar<Rial>('Rial', 'Whole rials, a JSON number.', rial);
export const TomanScalar = moneyScalar<Toman>('Toman', 'Whole toman (ten rials), a JSON number.', toman);
const isoConfig = GraphQLDateTimeISO.toConfig();
export const DateTimeScalar = new GraphQLScalarType({
  ...isoConfig,
  name: 'DateTime',
  description: 'An instant, ISO-8601 in UTC.',
  // Our own dates need no check: lists contain thousands of them.
  serialize: (value) => (value instanceof Date ? value.toISOString() : isoConfig.serialize(value)),
});
export const JSONScalar = GraphQLJSON;
