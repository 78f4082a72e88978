import 'reflect-metadata';
import { buildSchemaSync, Arg, ID, Query, Resolver } from 'type-graphql';
import { printType } from 'graphql';
import { z } from 'zod';
import { enumOf } from './enum.js';
import { enumValue, inputType, withType } from './input-type.js';
import { TomanScalar } from './scalars.js';

const ColourEnum = enumOf<'red' | 'blue'>('InputTypeColour', 'A colour.', { red: 'Red.', blue: 'Blue.' });

const Paint = inputType(
  'Paint',
  'What is painted.',
  z.object({
    id: withType(z.string(), ID).describe('Which wall.'),
    title: z
      .string()
      .transform((text) => text.trim())
      .pipe(z.string().max(5))
      .nullish()
      .describe('Its title.'),
    colour: enumValue(ColourEnum)
      .nullable()
      .default('red')
      .transform((colour) => colour ?? 'red')
      .describe('Its colour.'),
    finish: enumValue(ColourEnum).default('blue').describe('The last layer.'),
    layers: z.array(z.int()).describe('Their thickness in mm.'),
    area: z.number().describe('In square metres.'),
    price: withType(z.int().min(0), TomanScalar).nullish().describe('For all of it.'),
    owner: z.uuid().describe('Whose wall it is.'),
    until: z.date().optional().describe('The last day.'),
    email: z.email().describe('Of its owner.'),
    inside: z.boolean().describe('Whether it is inside.'),
  }),
);

@Resolver()
class PaintResolver {
  @Query(() => String)
  paint(@Arg('input', () => Paint) input: object): string {
    return JSON.stringify(input);
  }
}

test('types, descriptions, defaults and nulls follow from zod', () => {
  const schema = buildSchemaSync({ resolvers: [PaintResolver], validate: false });
  const type = schema.getType('Paint');
  if (!type) throw new Error('no type');
  const fields = printType(type).replace(/\n\s*""".*?"""|^""".*?"""\n/gs, '');
  expect(fields.match(/\w+: [^\n]+/g)?.toSorted()).toEqual([
    'area: Float!',
    'colour: InputTypeColour = red',
    'email: String!',
    'finish: InputTypeColour! = blue',
    'id: ID!',
    'inside: Boolean!',
    'layers: [Int!]!',
    'owner: ID!',
    'price: Toman',
    'title: String',
    'until: DateTime',
  ]);
  expect(printType(type)).toContain('"""In square metres."""');
});

test('only the named fields become part of it', () => {
  const schema = z.object({ shown: z.string().describe('Shown.'), hidden: z.custom<symbol>() });
  expect(() => inputType('Shown', 'One field.', schema, ['shown'])).not.toThrow();
});

test('a field cannot be without a description', () => {
  expect(() => inputType('Silent', 'Nothing said.', z.object({ title: z.string() }))).toThrow(
    'Silent.title has no description',
  );
});

test('a field cannot be of a type that zod does not say', () => {
  const Loose = inputType('Loose', 'Anything.', z.object({ any: z.unknown().describe('Anything.') }));
  @Resolver()
  class LooseResolver {
    @Query(() => String)
    loose(@Arg('input', () => Loose) input: object): string {
      return JSON.stringify(input);
    }
  }
  expect(() => buildSchemaSync({ resolvers: [LooseResolver], validate: false })).toThrow('Loose.any: use withType');
});
