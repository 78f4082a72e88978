/**
 * How long the answer to an operation's introspection is. Lists of types, fields and arguments have no pages and can be
 * selected many times over: only walking through them says how many there are.
 */
import {
  getArgumentValues,
  getNullableType,
  getOperationAST,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

interface Introspected {
  readonly schema: GraphQLSchema;
  readonly query: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string | undefined;
}

/** Quotes, a colon and a comma. */
const PUNCTUATION = 4;
/** Fields of the schema's own description need none of it. */
const NO_INFO = {} as GraphQLResolveInfo;

/** In characters, counted no further than just beyond `most`; 0 without introspection. The document is valid. */
export function introspectionSize({ schema, query, variables, operationName }: Introspected, most: number): number {
  const operation = getOperationAST(query, operationName);
  if (!operation) return 0;
  const walk = new Walk(schema, query, variables, most);
  walk.root(operation.selectionSet);
  return walk.size;
}

class Walk {
  size = 0;
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    query: DocumentNode,
    private readonly variables: Record<string, unknown>,
    private readonly most: number,
  ) {
    const fragments = query.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((each) => [each.name.value, each]));
  }

  root(selected: SelectionSetNode): void {
    for (const node of this.fields(selected)) {
      const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === node.name.value);
      if (!meta) continue;
      const { name } = this.argumentsOf(meta, node);
      this.value(meta.type, typeof name === 'string' ? this.schema.getType(name) : this.schema, node);
    }
  }

  private argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> {
    return node.arguments?.length || field.args.length > 0 ? getArgumentValues(field, node, this.variables) : {};
  }

  /** Fields in fragments, too. What is left out by `@skip` counts. */
  private *fields({ selections }: SelectionSetNode): Generator<FieldNode> {
    for (const selection of selections) {
      if (this.size > this.most) return;
      if (selection.kind === Kind.FIELD) yield selection;
      else {
        const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value);
        this.size += 1;
        if (spread) yield* this.fields(spread.selectionSet);
      }
    }
  }

  private record(type: GraphQLObjectType, source: unknown, selected: SelectionSetNode): void {
    const known = type.getFields();
    for (const node of this.fields(selected)) {
      this.size += (node.alias ?? node.name).value.length + PUNCTUATION;
      const field = known[node.name.value];
      if (!field) this.size += type.name.length;
      else this.value(field.type, field.resolve?.(source, this.argumentsOf(field, node), null, NO_INFO), node);
    }
  }

  private value(given: GraphQLOutputType, value: unknown, node: FieldNode): void {
    const type = getNullableType(given);
    if (isListType(type)) {
      const values = (value ?? []) as readonly unknown[];
      for (const each of values) this.value(type.ofType as GraphQLOutputType, each, node);
    } else if (isObjectType(type) && value && node.selectionSet) this.record(type, value, node.selectionSet);
    else this.size += String(value).length;
  }
}
