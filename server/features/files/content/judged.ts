/** The result of judging the bytes of a file. */
import type { ContentFault } from '#core/errors/errors.files.js';

/** The parts that an SVG loses on its way in, so that they can be named. */
export const LEFT_OUT = ['scripts', 'links', 'html', 'animations', 'addresses', 'styles', 'others'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface Content {
  /** The bytes to keep: as they came, or an SVG written anew. */
  readonly bytes: Buffer;
  /** Each once, in the order of `LEFT_OUT`; empty for everything but an SVG. */
  readonly leftOut: readonly LeftOut[];
}

/** The bytes are not taken. The one who knows the name of the file says so (inspect.ts). */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly fault: ContentFault,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Whether `judge` refuses nothing. Rethrows what is no judgement. */
export async function isTaken(judge: () => void | Promise<void>): Promise<boolean> {
  try {
    await judge();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
