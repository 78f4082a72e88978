import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

const ROOT_TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** What an operation asks for at its root, through fragments too: `Mutation.createOrder`. Names may repeat. */
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
