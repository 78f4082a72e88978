import { registerEnumType } from 'type-graphql';

/**
 * The one way a vocabulary becomes an enum of the schema. `values` says what each value means, typed by the union of
 * the values, so that none is forgotten; a hyphen, dot or colon becomes an underscore in the schema. The answer is what
 * `@Field(() => …)` takes.
 */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): Readonly<Record<string, Value>> {
  const known = Object.entries<string>(values).map(([value, meaning]) => ({
    key: value.replace(/[-.:]/g, '_'),
    value: value as Value,
    meaning,
  }));
  const object = Object.fromEntries(known.map(({ key, value }) => [key, value]));
  const valuesConfig = Object.fromEntries(known.map(({ key, meaning }) => [key, { description: meaning }]));
  registerEnumType(object, { name, description, valuesConfig });
  return object;
}
