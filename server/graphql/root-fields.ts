import {
  getNamedType,
  isCompositeType,
  Kind,
  separateOperations,
  TypeInfo,
  visit as visitDocument,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const ROOT_TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** The root fields of an operation, through fragments too: `Mutation.createOrder`. Names may repeat. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const type = ROOT_TYPES[operation.operation];
  const names: string[] = [];
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.push(`${type}.${selection.name.value}`);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else {
        const found = document.definitions.find(
          (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        );
        if (found?.kind === Kind.FRAGMENT_DEFINITION) visit(found.selectionSet);
      }
    }
  };
  visit(operation.selectionSet);
  return names;
}

/**
 * Every object type that an operation shows, at any depth, through fragments too; those of the schema itself left out.
 */
export function typesInside(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly string[] {
  const own = separateOperations(document)[operation.name?.value ?? ''] ?? document;
  const info = new TypeInfo(schema);
  const names = new Set<string>();
  const note = (): void => {
    const type = getNamedType(info.getType());
    if (isCompositeType(type) && !type.name.startsWith('__')) names.add(type.name);
  };
  visitDocument(own, visitWithTypeInfo(info, { Field: note }));
  return [...names];
}
