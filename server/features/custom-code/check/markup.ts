/** One text of custom code, judged by its kind. */
import { judgeAddress, type Place } from './addresses.js';
import { checkCss } from './css.js';
import { Findings, lineAt, type Finding } from './finding.js';
import { checkHtml } from './html.js';
import type { TextKind } from './kinds.js';
import { checkXml } from './xml.js';

export interface MarkupTask {
  readonly path: string;
  readonly kind: TextKind;
  readonly text: string;
}

export interface Judged {
  readonly kept: readonly Finding[];
  readonly total: number;
}

/** Code that a web server would run when the site is moved to one. */
const SERVER_CODE = /<\?(?:php|=)|<%|<!--#\s*(?:include|exec|echo|set|if|config|fsize|flastmod|printenv)\b/gi;

export function judgeMarkup({ path, kind, text }: MarkupTask, files: ReadonlySet<string>): Judged {
  const findings = new Findings();
  const place: Place = { path, files };
  for (const found of text.matchAll(SERVER_CODE)) {
    findings.add('server_code', path, lineAt(text, found.index), found[0]);
    break;
  }
  if (kind === 'html') checkHtml(text, place, findings);
  if (kind === 'css') checkCss(text, place, findings);
  if (kind === 'svg' || kind === 'xml') checkXml(text, kind, place, findings);
  if (kind === 'json' || kind === 'webmanifest') checkJson(text, kind === 'webmanifest', place, findings);
  return { kept: findings.kept.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), total: findings.total };
}

/** A manifest names pictures, which browsers fetch. */
function checkJson(text: string, isManifest: boolean, place: Place, findings: Findings): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return findings.add('content', place.path);
  }
  if (!isManifest) return;
  for (const address of sourcesIn(value)) {
    const rule = judgeAddress(address, 'load', place);
    if (rule) findings.add(rule, place.path, lineAt(text, Math.max(0, text.indexOf(address))), address);
  }
}

/** Every `src`, wherever it is. */
function* sourcesIn(value: unknown): Generator<string> {
  const waiting: unknown[] = [value];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (each === null || typeof each !== 'object') continue;
    for (const [name, inner] of Object.entries(each)) {
      if (name === 'src' && typeof inner === 'string') yield inner;
      else if (inner !== undefined) waiting.push(inner);
    }
  }
}
