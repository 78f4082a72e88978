import { isObjectType, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

const MARK = 'carriesDesign';

/** Beside an operation whose arguments hold a design or a picture: its request may have `BODY_BYTES.design`. */
export function CarriesDesign(): ReturnType<typeof Extensions> {
  return Extensions({ [MARK]: true });
}

/** Whether a document, validated or not, contains such an operation at its root. */
export function carriesDesign(schema: GraphQLSchema, document: DocumentNode): boolean {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType);
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (each) =>
          each.kind === Kind.FIELD &&
          roots.some((root) => root.getFields()[each.name.value]?.extensions[MARK] === true),
      ),
  );
}
