import type { Composition, Layout, Treatment } from '../section.types.js';

type Type = Layout['type'];

/**
 * One row of a type's table: the id that designs store, which a layout keeps for good, the composition, its Persian
 * name, and what differs from the plain treatment.
 */
export type LayoutRow<T extends Type = Type> = readonly [
  id: `${T}-${number}`,
  composition: Composition,
  name: string,
  treatment?: Partial<Treatment>,
];

const PLAIN: Treatment = {
  tone: 'plain',
  density: 'calm',
  media: 'end',
  ornament: 'none',
  frame: 'open',
  shape: 'soft',
  align: 'start',
  scene: 0,
};

/** The layouts of a type. The order of the rows is the one in which they are offered; stored designs name the ids. */
export function layoutTable<T extends Type>(type: T, rows: readonly LayoutRow<T>[]): Layout[] {
  return rows.map(([id, composition, name, treatment]) => ({
    id,
    type,
    name,
    composition,
    treatment: { ...PLAIN, ...treatment },
  }));
}
