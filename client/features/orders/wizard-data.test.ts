/** A field that the fragment of a wizard leaves out would be lost when an order is edited. */
import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, parse, type GraphQLObjectType, type SelectionSetNode } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const document = parse(readFileSync('client/features/orders/wizard-data.graphql', 'utf8'));
const fragments = new Map(
  document.definitions.flatMap((each) =>
    each.kind === 'FragmentDefinition' ? [[each.name.value, each] as const] : [],
  ),
);

/** Fields that follow from others, and what the wizard asks anew. */
const DERIVED = new Set([
  'WizardData.modules',
  'WizardData.orderId',
  'WizardData.pageMode',
  'WizardData.sessionId',
  'WizardPricing.totalPrice',
  'WizardPricing.totalPriceToman',
  'ExtraDomain.priceToman',
  'WizardDomains.domainPrice',
  'WizardDomains.domainPriceToman',
  'WebsiteFramework.canvasDimensions',
  'WebsiteFramework.customPages',
  'WebsiteFramework.pageStructure',
  'WebsiteFramework.uploadedImages',
]);

function unread(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): string[] {
  const selections = sets.flatMap((set) => set.selections);
  const spread = selections.flatMap((each) =>
    each.kind === 'FragmentSpread' ? [fragments.get(each.name.value)?.selectionSet ?? []].flat() : [],
  );
  if (spread.length > 0) {
    const own = selections.filter((each) => each.kind !== 'FragmentSpread');
    return unread(type, [...spread, { kind: 'SelectionSet', selections: own } as SelectionSetNode]);
  }
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    if (field.deprecationReason || DERIVED.has(name)) return [];
    const read = selections.flatMap((each) => (each.kind === 'Field' && each.name.value === field.name ? [each] : []));
    if (read.length === 0) return [name];
    const inner = getNamedType(field.type);
    const deeper = read.flatMap(({ selectionSet }) => selectionSet ?? []);
    return isObjectType(inner) ? unread(inner, deeper) : [];
  });
}

test('the client reads every field of a wizard', () => {
  const fragment = fragments.get('WizardFields');
  const type = schema.getType('WizardData');
  if (!fragment || !isObjectType(type)) throw new Error('no wizard');
  expect(unread(type, [fragment.selectionSet])).toEqual([]);
});
