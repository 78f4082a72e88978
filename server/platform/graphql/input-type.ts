/**
 * Input types of the schema, derived from the zod schemas that check what they hold: a field, its type and its
 * description are declared once. What zod does not know is said beside the field: `withType(z.string(), ID)`,
 * `enumValue(StatusEnum)`.
 */
import { Extensions, Field, Float, ID, InputType, Int, type ClassType } from 'type-graphql';
import { z } from 'zod';
import { DateTimeScalar } from './scalars.js';

/** The argument of `@Field(() => …)`. */
type GraphQLType = ReturnType<NonNullable<Parameters<typeof Field>[0]>>;

const types = z.registry<{ type: GraphQLType }>();

/** In the extensions of an input type that was derived: the schemas of its fields. */
export interface InputExtensions {
  readonly fields?: Readonly<Record<string, z.ZodType>>;
}

/** The schema with the type that it has in GraphQL, where zod's own does not say it: an id, money, an input type. */
export function withType<Schema extends z.ZodType>(schema: Schema, type: GraphQLType): Schema {
  types.add(schema, { type });
  return schema;
}

/** A value of an enum of the schema (`enumOf`). */
export function enumValue<Value extends string>(values: Readonly<Record<string, Value>>) {
  return withType(z.enum(values), values);
}

/** The schema and what it wraps, from outside to inside. A pipe is entered where its input is. */
function layersOf(schema: unknown): z.ZodType[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in)];
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? [schema, ...layersOf(schema.unwrap())] : [schema];
}

/** @param where the name of the field, for the error. */
function typeOf(schema: unknown, where: string): GraphQLType {
  const layers = layersOf(schema);
  const named = layers.map((layer) => types.get(layer)?.type).find((type) => type !== undefined);
  if (named) return named;
  const inner = layers.at(-1);
  if (inner instanceof z.ZodArray) return [typeOf(inner.element, where)] as GraphQLType;
  if (inner instanceof z.ZodUUID) return ID;
  if (inner instanceof z.core.$ZodString) return String;
  if (inner instanceof z.ZodNumber) return inner.isInt ? Int : Float;
  if (inner instanceof z.ZodBoolean) return Boolean;
  if (inner instanceof z.ZodDate) return DateTimeScalar;
  throw new Error(`zod does not say the GraphQL type of ${where}: use withType`);
}

/**
 * The input type of the schema with these fields (default: all) of an object. A field may be left out where the object
 * may lack it, and null where it has no default or takes null; its description is the outermost `describe`.
 * @throws Error where a field has no description, or a type that only `withType` can say.
 */
export function inputType<Shape extends z.ZodRawShape, Name extends keyof Shape & string>(
  name: string,
  description: string,
  { shape }: z.ZodObject<Shape>,
  fields: readonly Name[] = Object.keys(shape) as Name[],
): ClassType<z.input<z.ZodObject<Pick<Shape, Name>>>> {
  class Input {}
  for (const field of fields) {
    const layers = layersOf(shape[field]);
    const [outermost] = layers;
    const says = layers.map((layer) => layer.description).find(Boolean);
    if (!outermost || !says) throw new Error(`${name}.${field} has no description`);
    const preset = layers.find((layer) => layer instanceof z.ZodDefault);
    const options = {
      description: says,
      nullable: preset ? outermost.isNullable() : outermost.isOptional(),
      ...(preset && { defaultValue: preset.parse(undefined) }),
    };
    Field(() => typeOf(shape[field], `${name}.${field}`), options)(Input.prototype, field);
  }
  InputType(name, { description })(Input);
  const extensions = { fields: Object.fromEntries(fields.map((field) => [field, shape[field]])) };
  Extensions(extensions)(Input);
  return Input as ClassType<z.input<z.ZodObject<Pick<Shape, Name>>>>;
}
