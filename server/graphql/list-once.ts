/**
 * A list may not be selected inside of itself: orders → payments → order → payments. Records refer to each other in
 * both directions, and each turn would multiply the answer by the length of the list again.
 */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLCompositeType,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

type Lists = ReadonlySet<string>;

/** A rule for `validate`; every fragment is read once, however often it is spread. */
export const listOnce: ValidationRule = (context) => {
  const schema = context.getSchema();
  const ofFragments = new Map<string, Lists>();

  function insideFragment(name: string): Lists {
    const known = ofFragments.get(name);
    if (known) return known;
    // A fragment that contains itself is refused by a rule of its own.
    ofFragments.set(name, new Set());
    const fragment = context.getFragment(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const found: Lists = type && isCompositeType(type) ? inside(fragment.selectionSet, type) : new Set();
    ofFragments.set(name, found);
    return found;
  }

  /** The lists of records in a selection, at any depth: `Order.payments`. */
  function inside({ selections }: SelectionSetNode, type: GraphQLCompositeType): Lists {
    const found = new Set<string>();
    const add = (lists: Lists): void => lists.forEach((list) => found.add(list));
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        add(insideFragment(selection.name.value));
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
        add(inside(selection.selectionSet, condition && isCompositeType(condition) ? condition : type));
        continue;
      }
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
      const of = field && getNamedType(field.type);
      if (!field || !selection.selectionSet || !isCompositeType(of)) continue;
      const deeper = inside(selection.selectionSet, of);
      add(deeper);
      if (!isListType(getNullableType(field.type))) continue;
      const list = `${type.name}.${field.name}`;
      if (deeper.has(list))
        context.reportError(new GraphQLError(`The list ${list} is selected inside of itself.`, { nodes: selection }));
      found.add(list);
    }
    return found;
  }

  return {
    OperationDefinition({ operation, selectionSet }) {
      const root = schema.getRootType(operation);
      if (root) inside(selectionSet, root);
      return false;
    },
  };
};
