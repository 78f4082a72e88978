/**
 * Called by both APIs before anything is done: with `POST /orders` (a route's own spelling) or with each root field of
 * an operation, `Mutation.createOrder`; `inside` lists the object types that a GraphQL operation selects.
 * @throws AppError where the caller may not do any of it now.
 */
import type { Ctx } from '../context.js';

export type Inside = () => readonly string[];
export type Gate = (ctx: Ctx, requested: readonly string[], inside?: Inside) => Promise<void>;

/** One gate after the other; the first refusal is returned. */
export function gatesInRow(...gates: readonly Gate[]): Gate {
  return async (ctx, requested, inside) => {
    for (const gate of gates) await gate(ctx, requested, inside);
  };
}

/** The fields of the schema itself, which every caller may query. */
export function isIntrospection(name: string): boolean {
  return /\.__(schema|type|typename)$/.test(name);
}
