import { layoutId } from '#core/catalogue.js';
import type { Composition, Layout, Treatment } from '../section.types.js';

/** One row of a type's table: the composition, its Persian name, and what differs from the plain treatment. */
export type LayoutRow = readonly [composition: Composition, name: string, treatment?: Partial<Treatment>];

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

/** Numbers the rows of a type in order, from 1: the order of a table is part of every stored design. */
export function layoutTable(type: Layout['type'], rows: readonly LayoutRow[]): Layout[] {
  return rows.map(([composition, name, treatment], index) => ({
    id: layoutId(type, index + 1),
    type,
    n: index + 1,
    name,
    composition,
    treatment: { ...PLAIN, ...treatment },
  }));
}
