/** Values of a schema that have a text everywhere, also in the fields that the schema gains later. */
import type { z } from 'zod';

/**
 * A value of a schema with `word` as every text, whatever the rules of the text are; each list and record has one
 * entry. @throws for a kind of schema that it does not know
 */
export function filledWith(word: string, schema: z.core.$ZodType): unknown {
  const fill = (inner: z.core.$ZodType) => filledWith(word, inner);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'custom':
      return word;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, fill(inner)]));
    case 'array':
      return [fill(def.element)];
    case 'record':
      return { [String(fill(def.keyType))]: fill(def.valueType) };
    case 'union':
      return def.options.map(fill).at(-1);
    case 'pipe':
      return fill((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return fill(def.innerType);
    default:
      throw new Error(`no value of ${def.type} is known`);
  }
}
