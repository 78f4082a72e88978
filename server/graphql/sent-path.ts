import { getNamedType, GraphQLError, isInputObjectType, Kind, type GraphQLSchema } from 'graphql';

/** The arguments of the operation in whose root field the error was thrown; none of any other error. */
function argumentsOf(schema: GraphQLSchema, error: unknown) {
  if (!(error instanceof GraphQLError) || error.path?.length !== 1) return [];
  const node = error.nodes?.[0];
  if (node?.kind !== Kind.FIELD) return [];
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => root?.getFields()[node.name.value]?.args ?? []);
}

/** The path of a faulty field as the operation has it, with the argument that holds it: `input.items[3].price`. */
export function sentPathOf(schema: GraphQLSchema, error: unknown, path: string): string {
  const sent = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const first = path.split('.', 1)[0] ?? '';
  const args = argumentsOf(schema, error);
  if (args.some(({ name }) => name === first)) return sent;
  const holder = args.find(({ type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input) && Object.hasOwn(input.getFields(), first);
  });
  return holder ? `${holder.name}.${sent}` : sent;
}
