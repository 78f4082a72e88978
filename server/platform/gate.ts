/**
 * Asked by both doors before anything is done: with `POST /orders` (a route's own spelling) or with each root field
 * of an operation, `Mutation.createOrder`. @throws AppError where the caller may not do any of it now.
 */
import type { Ctx } from './context.js';

export type Gate = (ctx: Ctx, asked: readonly string[]) => Promise<void>;

/** Lets everything through. */
export const openGate: Gate = () => Promise.resolve();
