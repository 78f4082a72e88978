import type { CollisionDetection } from '@dnd-kit/core';

/**
 * The row whose upper or lower edge is nearest to the same edge of the dragged one. Of rows of one height it is the one
 * with the nearest centre; an open row is several times as high as its neighbours, and its centre never reaches theirs.
 */
export const closestEdge: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (!rect) return [];
      const value = Math.min(Math.abs(rect.top - collisionRect.top), Math.abs(rect.bottom - collisionRect.bottom));
      return [{ id, data: { droppableContainer, value } }];
    })
    .sort((one, other) => one.data.value - other.data.value);
