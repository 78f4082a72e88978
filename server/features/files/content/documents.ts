/**
 * PDF, DOC and DOCX by what is inside, not only by their first bytes. They are kept as they came — a contract or a
 * text has to reach us byte for byte — and are inert because of how they are served (files.routes.ts).
 */
import { SaxesParser } from 'saxes';
import { isTaken, Refused } from './judged.js';
import { xmlText } from './xml-text.js';
import { readZip } from './zip.js';

/** Markup at the beginning of a PDF is there for a browser that guesses types, for nothing else. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|\?php)[\s>]/i;
const HEAD_BYTES = 2048;
const TAIL_BYTES = 2048;

/** Where the end of the file is, before the zeros and line breaks that mail servers and disks add. */
function endOf(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end -= 1;
  return end;
}

/** @throws Refused FILE_UNSAFE for a file that is a page as well, FILE_BROKEN for one without its end. */
export function judgePdf(bytes: Buffer): void {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const end = endOf(bytes);
  const tail = bytes.toString('latin1', Math.max(0, end - TAIL_BYTES), end);
  if (!/%PDF-[12]\.\d/.test(head)) throw new Refused('FILE_BROKEN', 'no version');
  if (MARKUP.test(head)) throw new Refused('FILE_UNSAFE', 'markup');
  if (!tail.includes('%%EOF')) throw new Refused('FILE_BROKEN', 'no end');
}

export function isPdf(bytes: Buffer): Promise<boolean> {
  return isTaken(() => judgePdf(bytes));
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const WORD_STREAM = utf16('WordDocument');
const MACRO_STREAM = utf16('_VBA_PROJECT');

/**
 * The container of DOC also holds spreadsheets, mails and installers: it must hold a text, and no macros.
 * @throws Refused FILE_TYPE_UNSUPPORTED, FILE_HAS_MACROS.
 */
export function judgeDoc(bytes: Buffer): void {
  if (!bytes.includes(WORD_STREAM)) throw new Refused('FILE_TYPE_UNSUPPORTED', 'no text');
  if (bytes.includes(MACRO_STREAM)) throw new Refused('FILE_HAS_MACROS', 'macros');
}

const DOCX_LIMITS = { entries: 2000, unpackedBytes: 100 * 1024 * 1024, readBytes: 1024 * 1024 };
const TYPES = '[Content_Types].xml';
const MAIN_PART = 'word/document.xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

function leavesFolder(name: string): boolean {
  return /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name);
}

/** The part that the list of content types calls the main one, as a path of the ZIP; null where it names none. */
function mainPart(types: string): string | null {
  let found: string | null = null;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new Refused('FILE_BROKEN', error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { ContentType: type, PartName: part } = attributes;
    if (/(?:^|:)Override$/.test(name) && type === MAIN_TYPE && part) found ??= part.replace(/^\//, '');
  });
  parser.write(types).close();
  return found;
}

/**
 * A whole ZIP with a Word text in it, without macros, that unpacks to a sane size into its own folder. The text is at
 * its usual place, or where the list of content types says.
 * @throws Refused FILE_BROKEN, FILE_TOO_COMPLEX, FILE_UNSAFE, FILE_HAS_MACROS, FILE_TYPE_UNSUPPORTED for another ZIP.
 */
export async function judgeDocx(bytes: Buffer): Promise<void> {
  const { names, content } = await readZip(bytes, DOCX_LIMITS, TYPES);
  if (names.some(leavesFolder)) throw new Refused('FILE_UNSAFE', 'leaves its folder');
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw new Refused('FILE_HAS_MACROS', 'macros');
  if (content === null) throw new Refused('FILE_TYPE_UNSUPPORTED', 'a ZIP of something else');
  if (names.includes(MAIN_PART)) return;
  const main = mainPart(xmlText(content) ?? '')?.toLowerCase();
  // Names of parts are compared without regard to case.
  if (main === undefined || !names.some((name) => name.toLowerCase() === main))
    throw new Refused('FILE_TYPE_UNSUPPORTED', 'no text');
}
