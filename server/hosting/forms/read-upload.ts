/**
 * The body of a form with files (multipart/form-data). What is not wanted is read past and never kept; how slowly it
 * may come is also the watch's to say (platform/http/unfinished-bodies.ts).
 */
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { MESSAGE_FILES } from '#core/limits/limits.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import type { SentFile } from '#features/inbox/index.js';
import { isTooMany, VALUES_MAX, type FormRefusal, type SentForm } from './read-form.js';

export type UploadRefusal = FormRefusal | 'tooSlow';

export interface UploadBounds {
  /** False: the text alone is kept. */
  readonly keepsFiles: boolean;
  /** Once it is aborted no file is kept, also none that has come already. */
  readonly lost?: AbortSignal | undefined;
  readonly uploadMs?: number;
}

/** Characters of the name of a control, and the headers of one part with their bytes: no form has more. */
const PART = { fieldNameSize: 100, headerPairs: 10, headerSize: 8 * 1024 } as const;
/** File inputs that were left empty are sent, too. */
const FILES_MAX = SITE_MESSAGE.fields + MESSAGE_FILES.perMessage + 1;

export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');

function refusalOf({ headers }: IncomingMessage): FormRefusal | null {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'fault';
  return Number(headers['content-length'] ?? 0) > MESSAGE_FILES.requestBytes ? 'tooLarge' : null;
}

type Parser = InstanceType<typeof Busboy>;

/** Null for a body without a boundary. */
function parserOf({ headers }: IncomingMessage): Parser | null {
  const limits = {
    ...PART,
    fieldSize: SITE_MESSAGE.bodyBytes,
    fields: VALUES_MAX + 1,
    fileSize: MESSAGE_FILES.maxBytes,
    files: FILES_MAX,
    parts: VALUES_MAX + FILES_MAX,
  };
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    return null;
  }
}

/** The parts of a body as they come. */
class Collected {
  readonly text = new URLSearchParams();
  private textBytes = 0;
  /** Drops what has come of the file that is arriving. */
  private forget = (): void => undefined;
  private files: { -readonly [Key in keyof SentFile]: SentFile[Key] }[] = [];

  constructor(private keepsFiles: boolean) {}

  /** False where there is more text than any form has. */
  takeText(name: string, value: string, isCut: boolean): boolean {
    this.textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (isCut || this.textBytes > SITE_MESSAGE.bodyBytes) return false;
    this.text.append(name, value);
    return true;
  }

  /** Files beyond the bounds are counted, and their bytes dropped. */
  takeFile(field: string, name: string, stream: BusboyFileStream): void {
    const isKept = this.keepsFiles && name !== '' && this.files.length < MESSAGE_FILES.perMessage;
    const file = { field, name, bytes: Buffer.alloc(0), isTooLarge: false };
    if (this.keepsFiles && name !== '' && this.files.length <= MESSAGE_FILES.perMessage) this.files.push(file);
    if (!isKept) return void stream.resume();
    let chunks: Buffer[] = [];
    this.forget = () => {
      chunks = [];
    };
    stream.on('data', (chunk: Buffer) => {
      if (this.keepsFiles) chunks.push(chunk);
    });
    stream.once('limit', () => {
      file.isTooLarge = true;
    });
    stream.once('end', () => {
      if (!file.isTooLarge) file.bytes = Buffer.concat(chunks);
      chunks = [];
    });
  }

  /** Files are read past from now on. */
  dropFiles(): void {
    this.keepsFiles = false;
    this.files = [];
    this.forget();
  }

  sent(): SentForm {
    return { text: this.text, files: this.files };
  }
}

/** Null: the connection was broken, there is nobody to answer. */
export async function readUpload(
  request: IncomingMessage,
  { keepsFiles, lost, uploadMs = MESSAGE_FILES.uploadMs }: UploadBounds,
): Promise<SentForm | UploadRefusal | null> {
  const refusal = refusalOf(request);
  if (refusal) return refusal;
  const parser = parserOf(request);
  if (!parser) return 'fault';
  // The end that it would wait for has come.
  if (request.destroyed || request.readableEnded) return null;
  const collected = new Collected(keepsFiles);
  lost?.addEventListener('abort', () => collected.dropFiles(), { once: true });
  const ended = await parsed(request, parser, collected, uploadMs);
  if (ended !== 'whole') return ended;
  return isTooMany(collected.text) ? 'fault' : collected.sent();
}

function parsed(
  request: IncomingMessage,
  parser: Parser,
  collected: Collected,
  uploadMs: number,
): Promise<'whole' | UploadRefusal | null> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (result: 'whole' | UploadRefusal | null): void => {
      clearTimeout(timer);
      request.off('data', count).unpipe(parser).pause();
      resolve(result);
    };
    const timer = setTimeout(() => end('tooSlow'), uploadMs);
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MESSAGE_FILES.requestBytes) end('tooLarge');
    };
    parser.on('field', (name, value, isNameCut, isCut) => {
      if (!collected.takeText(name, value, isNameCut || isCut)) end('tooLarge');
    });
    parser.on('file', (field, stream, name) => collected.takeFile(field, name ?? '', stream));
    parser.once('partsLimit', () => end('fault'));
    parser.once('fieldsLimit', () => end('fault'));
    parser.on('error', () => end('fault'));
    parser.once('finish', () => end('whole'));
    request.once('close', () => {
      if (!request.complete) end(null);
    });
    request.once('error', () => end(null));
    request.on('data', count).pipe(parser);
  });
}
