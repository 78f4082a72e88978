/** The bounds of custom code that administrators upload as a release (ours); server and client share them. */
import { MEGABYTE } from '../limits/limits.js';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** Bytes, milliseconds and counts. */
export const CUSTOM_CODE = {
  /** The bounds of the zip: its bytes, its files, the bytes of one file and of all of them unpacked. */
  fileBytes: 60 * MEGABYTE,
  files: 500,
  entryBytes: 20 * MEGABYTE,
  totalBytes: 150 * MEGABYTE,
  /** How often larger than packed a file of more than a megabyte may be. */
  ratio: 200,
  /** Parts of a path: folders, and the file. */
  depth: 8,
  /** The bytes of one text that is parsed (HTML, CSS, SVG, XML, JSON), and of all of them. */
  textBytes: MEGABYTE,
  allTextBytes: 20 * MEGABYTE,
  /** Elements of a page, and how deep they are nested. */
  elements: 30_000,
  nested: 250,
  /** Parsing one file ends after `parseMs`, reading the whole zip after `checkMs`. */
  parseMs: 5 * SECOND,
  checkMs: 60 * SECOND,
  /** So many findings are listed; all are counted. */
  findings: 50,
  /** Characters of what is written for the owner. */
  note: 1000,
  /** Candidates of one site that wait at the same time, and how long each does. */
  waiting: 3,
  keptMs: 7 * 24 * HOUR,
  /** How long the address of a preview opens. */
  previewMs: HOUR,
} as const;
