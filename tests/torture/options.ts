/** `npm run torture -- --seconds 60 --seed 7 [--kills 10] [--operations 300] [--plant <bug>]`. */
import { isPlant, PLANTS, type Plant } from './plants.js';

export interface Options {
  readonly seed: number;
  /** How long operations run; longer where what is counted has not been reached. */
  readonly seconds: number;
  /** PostgreSQL is killed at least so often, and every scene is run (`scenes.ts`); null: no minimum. */
  readonly kills: number | null;
  /** So many operations must be acknowledged. */
  readonly operations: number;
  readonly plant: Plant | null;
  /** Keeps the folder with all the books. */
  readonly keep: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const value = (name: string): string | null => {
    const at = args.indexOf(`--${name}`);
    return at === -1 ? null : (args[at + 1] ?? '');
  };
  const whole = (name: string): number | null => {
    const text = value(name);
    if (text !== null && !/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number`);
    return text === null ? null : Number(text);
  };
  const plant = value('plant');
  if (plant !== null && !isPlant(plant)) throw new Error(`--plant takes one of ${PLANTS.join(', ')}`);
  return {
    seed: whole('seed') ?? Math.floor(Math.random() * 1_000_000),
    seconds: whole('seconds') ?? 60,
    kills: whole('kills'),
    operations: whole('operations') ?? (value('kills') === null ? 50 : 120),
    plant,
    keep: args.includes('--keep'),
  };
}
