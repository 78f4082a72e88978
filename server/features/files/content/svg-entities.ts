/**
 * The entities that an SVG declares in its doctype: programs of drawing write the addresses of their namespaces so.
 * They are resolved within bounds, because entities that name each other make a small file a large one.
 */
import { Refused } from './judged.js';

/** `text`: characters of one resolved entity; `total`: of all that the document puts in. */
export const ENTITIES = { count: 200, depth: 8, text: 10_000, total: 1_000_000 } as const;

const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const NAME = String.raw`[\p{L}_:][\p{L}\p{N}_:.-]*`;
const SUBSET_PART = {
  skipped: /\s+|<!--[^]*?-->|<\?[^]*?\?>|<!(?:ATTLIST|ELEMENT|NOTATION)(?:[^"'>]|"[^"]*"|'[^']*')*>/uy,
  entity: new RegExp(`<!ENTITY\\s+(${NAME})\\s+(?:"([^"]*)"|'([^']*)')\\s*>`, 'uy'),
} as const;
const REFERENCE = new RegExp(`&(?:(${NAME})|#(\\d{1,7})|#x([0-9a-fA-F]{1,6}));`, 'gu');

function refused(why: string): Refused {
  return new Refused('FILE_HAS_ENTITIES', why);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Names and raw texts of a doctype's internal subset. Of two declarations of a name the first counts, as XML says. */
function declared(subset: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < subset.length;) {
    const entity = matchAt(SUBSET_PART.entity, subset, at);
    const [whole] = entity ?? matchAt(SUBSET_PART.skipped, subset, at) ?? [];
    // Entities in other files, and those that are parts of the doctype itself.
    if (whole === undefined) throw refused('a declaration of another kind');
    at += whole.length;
    const [, name, double, single] = entity ?? [];
    if (name === undefined) continue;
    if (!found.has(name)) found.set(name, double ?? single ?? '');
    if (found.size > ENTITIES.count) throw refused('too many entities');
  }
  return found;
}

/** Resolves each entity once, however often it is named. */
class Resolver {
  private readonly known = new Map<string, string>();

  constructor(private readonly raw: ReadonlyMap<string, string>) {}

  resolve(name: string, depth: number): string {
    const before = PREDEFINED[name] ?? this.known.get(name);
    if (before !== undefined) return before;
    const raw = this.raw.get(name);
    // Also what ends a circle: nothing in it is ever resolved.
    if (raw === undefined || depth > ENTITIES.depth) throw refused('nested too deep, or undeclared');
    const text = this.resolved(raw, depth);
    this.known.set(name, text);
    return text;
  }

  private resolved(raw: string, depth: number): string {
    let length = 0;
    const text = raw.replace(REFERENCE, (_, name?: string, decimal?: string, hex?: string) => {
      const part = name === undefined ? character(decimal, hex) : this.resolve(name, depth + 1);
      length += part.length;
      if (length > ENTITIES.text) throw refused('too long an entity');
      return part;
    });
    // Elements inside an entity would have to be read again where it is named.
    if (text.length > ENTITIES.text || text.includes('<')) throw refused('too long an entity, or one of elements');
    return text;
  }
}

function character(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  if (!isCharacter) throw refused('no character');
  return String.fromCodePoint(code);
}

/**
 * Names and texts of the entities that `doctype` (what is between `<!DOCTYPE` and `>`) declares, for the parser of
 * `document`; with those that XML itself declares, and without a prototype.
 * @throws Refused FILE_HAS_ENTITIES for entities of other files, of elements, and beyond `ENTITIES`.
 */
export function resolvedEntities(doctype: string, document: string): Record<string, string> {
  const entities = Object.assign(Object.create(null) as Record<string, string>, PREDEFINED);
  const [from, to] = [doctype.indexOf('['), doctype.lastIndexOf(']')];
  if (from === -1) return entities;
  const raw = declared(doctype.slice(from + 1, to === -1 ? undefined : to));
  const resolver = new Resolver(raw);
  for (const name of raw.keys()) entities[name] ??= resolver.resolve(name, 1);
  let total = 0;
  for (const [, name = ''] of document.matchAll(REFERENCE)) {
    total += entities[name]?.length ?? 0;
    if (total > ENTITIES.total) throw refused('named too often');
  }
  return entities;
}
