/** A fault that a check finds in a file of custom code. */
import { CUSTOM_CODE } from '#core/sites/custom-code.js';

const FINDING_RULES = [
  'name',
  'depth',
  'folder',
  'server_code',
  'script_file',
  'type',
  'content',
  'encoding',
  'size',
  'index',
  'not_found_page',
  'script',
  'handler',
  'style',
  'address',
  'outside',
  'missing',
  'refresh',
  'form',
  'frame',
  'element',
  'css',
  'complex',
  'active_pdf',
  'slow',
] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

export interface Finding {
  readonly rule: FindingRule;
  /** The path of the file in the release. */
  readonly path: string;
  /** From 1; null where it is about the whole file. */
  readonly line: number | null;
  /** The faulty text, shortened; empty where the rule says all. */
  readonly what: string;
}

const LONGEST = 120;

/** Findings in the order in which they are made: the first ones are kept, all are counted. */
export class Findings {
  readonly kept: Finding[] = [];
  private count = 0;

  constructor(private readonly most: number = CUSTOM_CODE.findings) {}

  get total(): number {
    return this.count;
  }

  add(rule: FindingRule, path: string, line: number | null = null, what = ''): void {
    this.count += 1;
    if (this.kept.length < this.most) this.kept.push({ rule, path, line, what: shortened(what) });
  }

  /** Adds the findings of another check. */
  addAll({ kept, total }: { readonly kept: readonly Finding[]; readonly total: number }): void {
    this.kept.push(...kept.slice(0, this.most - this.kept.length));
    this.count += total;
  }
}

function shortened(text: string): string {
  const plain = text
    .slice(0, 4 * LONGEST)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}

/** The line of a place in a text; `firstLine` is the line on which the text begins. */
export function lineAt(text: string, offset: number, firstLine = 1): number {
  let line = firstLine;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
