/**
 * The texts of the platform's legal documents: their bounds, and the few marks that they may have. A blank line ends a
 * paragraph or a list, `## ` begins a heading, `- ` an item of a list. Everything else is shown as typed.
 */
import { ltr } from './text/bidi.js';
import type { PlatformSettings } from './platform.js';

/** Characters of a document and of the note on a version, without the spaces around them. */
export const LEGAL_TEXT = { least: 20, most: 30_000, noteLeast: 3, noteMost: 300 } as const;

export interface LegalBlock {
  readonly kind: 'heading' | 'paragraph' | 'list';
  /** The items of a list; of the others the one text. */
  readonly texts: readonly string[];
}

const HEADING = '## ';
const ITEM = '- ';

/** The block of one line, without its mark. */
function readLine(line: string): { readonly kind: LegalBlock['kind']; readonly text: string } {
  if (line.startsWith(HEADING)) return { kind: 'heading', text: line.slice(HEADING.length).trim() };
  if (line.startsWith(ITEM)) return { kind: 'list', text: line.slice(ITEM.length).trim() };
  return { kind: 'paragraph', text: line };
}

/** Lines between two blank ones, in which headings, lists and paragraphs follow each other. */
function blocksOf(part: string): LegalBlock[] {
  const blocks: { kind: LegalBlock['kind']; texts: string[] }[] = [];
  for (const line of part.split('\n')) {
    const { kind, text } = readLine(line.trim());
    const last = blocks.at(-1);
    if (kind === 'heading' || last?.kind !== kind) blocks.push({ kind, texts: [text] });
    else if (kind === 'list') last.texts.push(text);
    else last.texts[0] += ` ${text}`;
  }
  return blocks;
}

/** The blocks of a document, from its first line to its last. */
export function legalBlocks(body: string): LegalBlock[] {
  const parts = body.split(/\n[^\S\n]*\n/).map((part) => part.trim());
  return parts.filter((part) => part !== '').flatMap(blocksOf);
}

/** Fills in the platform's settings that a document names: `{name}`, `{email}` and `{phone}`. */
export function fillLegalText(body: string, settings: Pick<PlatformSettings, 'name' | 'email' | 'phone'>): string {
  const { name, email, phone } = settings;
  const values: Readonly<Record<string, string>> = { name, email: ltr(email), phone: ltr(phone) };
  return body.replace(/\{(name|email|phone)\}/g, (mark, key: string) => values[key] ?? mark);
}
