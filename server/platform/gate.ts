/**
 * Asked by both APIs before anything is done: with `POST /orders` (a route's own spelling) or with each root field
 * of an operation, `Mutation.createOrder`; `inside` names the object types that a GraphQL operation shows.
 * @throws AppError where the caller may not do any of it now.
 */
import type { Ctx } from './context.js';

export type Inside = () => readonly string[];
export type Gate = (ctx: Ctx, asked: readonly string[], inside?: Inside) => Promise<void>;

/** Lets everything through. */
export const openGate: Gate = () => Promise.resolve();

/** One behind the other; the first that refuses is heard. */
export function gatesInRow(...gates: readonly Gate[]): Gate {
  return async (ctx, asked, inside) => {
    for (const gate of gates) await gate(ctx, asked, inside);
  };
}

/** What anybody may ask of the schema itself. */
export function isIntrospection(name: string): boolean {
  return /\.__(schema|type|typename)$/.test(name);
}
