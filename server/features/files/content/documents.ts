/**
 * PDF, DOC and DOCX by what is inside, not only by their first bytes. They are kept as they came — a contract or a
 * text has to reach us byte for byte — and are inert because of how they are served (files.routes.ts).
 */
import { zipNames } from './zip.js';

/** Markup at the beginning of a PDF is there for a browser that guesses types, for nothing else. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|\?php)[\s>]/i;
const HEAD_BYTES = 2048;
const TAIL_BYTES = 2048;

export function isPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES));
  return /^%PDF-[12]\.\d/.test(head) && !MARKUP.test(head) && tail.includes('%%EOF');
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const WORD_STREAM = utf16('WordDocument');
const MACRO_STREAM = utf16('_VBA_PROJECT');

/** The container of DOC also holds spreadsheets, mails and installers: it must hold a text, and no macros. */
export function isDoc(bytes: Buffer): boolean {
  return bytes.includes(WORD_STREAM) && !bytes.includes(MACRO_STREAM);
}

const DOCX_LIMITS = { entries: 2000, unpackedBytes: 100 * 1024 * 1024 };

function leavesFolder(name: string): boolean {
  return /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name);
}

/** A whole ZIP with a Word text in it, without macros, that unpacks to a sane size into its own folder. */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  const names = await zipNames(bytes, DOCX_LIMITS);
  if (!names || names.some(leavesFolder) || names.some((name) => /vbaProject\.bin$/i.test(name))) return false;
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
}
