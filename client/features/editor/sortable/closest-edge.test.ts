import type { ClientRect, DroppableContainer } from '@dnd-kit/core';
import { closestEdge } from './closest-edge.js';

const rect = (top: number, height: number): ClientRect => ({
  top,
  height,
  bottom: top + height,
  left: 0,
  right: 300,
  width: 300,
});

/** Three rows of which the second one is open; the ids in the order of nearness to a row at that place. */
function nearest(dragged: ClientRect): unknown[] {
  const rows = new Map([
    ['first', rect(0, 50)],
    ['open', rect(50, 400)],
    ['last', rect(450, 50)],
  ]);
  const droppableContainers = [...rows.keys()].map((id) => ({ id }) as DroppableContainer);
  return closestEdge({
    active: {} as never,
    collisionRect: dragged,
    droppableRects: rows,
    droppableContainers,
    pointerCoordinates: null,
  }).map(({ id }) => id);
}

describe('the row under a dragged one', () => {
  it('is above an open row that was moved by one place up', () => {
    expect(nearest(rect(0, 400))[0]).toBe('first');
  });

  it('is below an open row that was moved by one place down', () => {
    expect(nearest(rect(100, 400))[0]).toBe('last');
  });

  it('is the open row itself while it has moved little', () => {
    expect(nearest(rect(60, 400))[0]).toBe('open');
  });
});
