/** `npm run torture -- --seconds 60 --seed 7 [--kills 10] [--operations 300] [--plant <bug>]`. */
import { isPlant, PLANTS, type Plant } from './plants.js';

export interface Options {
  readonly seed: number;
  /** How long operations run at most; with kills asked for, until those are done. */
  readonly seconds: number;
  /** PostgreSQL dies so often; null: again and again. */
  readonly kills: number | null;
  /** Enough acknowledged operations to end before the time is over; null: use the whole time. */
  readonly operations: number | null;
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
    operations: whole('operations') ?? (value('kills') === null ? null : 300),
    plant,
    keep: args.includes('--keep'),
  };
}
