/** Which bodies that are still arriving are to be ended. Pure. */
import type { BODIES } from '#core/limits/limits.js';

export type BodyLimits = { readonly [Name in keyof typeof BODIES]: number };

/** A request whose body has not arrived whole. */
export interface OpenBody {
  /** The network of its sender: `networkOf`. */
  readonly network: string;
  /** The customer's site that it is for; null: it is for the app. */
  readonly site: string | null;
  /** It is held in memory until it is whole. */
  readonly isInMemory: boolean;
  /** How long it has been arriving, without the time in which what had come was not read, in ms. */
  readonly elapsedMs: number;
  readonly bytes: number;
}

/** `slow`: by its sender's fault; `many`: its network sends the most. */
export type EndReason = 'slow' | 'many';

function isSlow({ elapsedMs, bytes }: OpenBody, { graceMs, bytesPerSecond }: BodyLimits): boolean {
  return elapsedMs >= graceMs && bytes < (elapsedMs / 1000) * bytesPerSecond;
}

function groupsOf<Body extends OpenBody>(bodies: readonly Body[], keyOf: (body: Body) => string | null): Body[][] {
  const groups = new Map<string, Body[]>();
  for (const body of bodies) {
    const key = keyOf(body);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(body);
    else groups.set(key, [body]);
  }
  return [...groups.values()];
}

/** Every network keeps its newest one before any keeps two: whoever sends the most loses first, and its oldest. */
function inOrderOfKeeping<Body extends OpenBody>(bodies: readonly Body[]): Body[] {
  const ranks = groupsOf(bodies, ({ network }) => network).flatMap((group) =>
    group.toSorted((one, other) => one.elapsedMs - other.elapsedMs).map((body, rank) => ({ body, rank })),
  );
  return ranks
    .sort((one, other) => one.rank - other.rank || one.body.elapsedMs - other.body.elapsedMs)
    .map(({ body }) => body);
}

/** The bodies beyond the bound, where each body weighs that much. */
function beyond<Body extends OpenBody>(
  bodies: readonly Body[],
  bound: number,
  weightOf: (body: Body) => number,
): Body[] {
  if (bodies.reduce((sum, body) => sum + weightOf(body), 0) <= bound) return [];
  let sum = 0;
  return inOrderOfKeeping(bodies).filter((body) => (sum += weightOf(body)) > bound);
}

/** Slow ones first, then by the bounds of one network, of one site, and of all, each without what is ended already. */
export function bodiesToEnd<Body extends OpenBody>(
  bodies: readonly Body[],
  limits: BodyLimits,
): ReadonlyMap<Body, EndReason> {
  const ended = new Map<Body, EndReason>();
  const left = (): Body[] => bodies.filter((body) => !ended.has(body) && body.elapsedMs >= limits.freshMs);
  const endAll = (surplus: readonly Body[]): void => surplus.forEach((body) => ended.set(body, 'many'));
  const one = (): number => 1;
  for (const body of bodies) if (isSlow(body, limits)) ended.set(body, 'slow');
  for (const group of groupsOf(left(), ({ network }) => network)) endAll(beyond(group, limits.ofNetwork, one));
  for (const group of groupsOf(left(), ({ site }) => site)) endAll(beyond(group, limits.ofSite, one));
  endAll(beyond(left(), limits.atOnce, one));
  const held = left().filter(({ isInMemory }) => isInMemory);
  endAll(beyond(held, limits.memoryBytes, ({ bytes }) => bytes));
  return ended;
}
