/** Reads JSON bodies: their length is bounded by the route, their shape here, before anything works on them. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { DESIGN } from '#core/limits/limits.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Characters of the JSON body; 0 for any other. */
    jsonLength: number;
  }
}

/** Bytes of one body. `usual`: for every operation without files or designs. */
export const BODY_BYTES = { usual: 256 * 1024, design: DESIGN.bodyBytes } as const;

/** The bounds of JSON from outside: levels, characters of one key, and values altogether. */
export const JSON_SHAPE = { depth: 64, keyLength: 200, values: 200_000 } as const;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPENS = new Set([91, 123]);
const CLOSES = new Set([93, 125]);

/** The index of the quote that ends the string begun at `start`; the text's length where none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/**
 * Looks through a JSON text once, without reading it: `JSON.parse` takes any depth, what walks through its result by
 * recursion does not. Whether it is JSON at all is for the parser to say.
 * @throws AppError BODY_TOO_COMPLEX.
 */
export function assertJsonShape(text: string): void {
  let depth = 0;
  let values = 0;
  let lastString = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      lastString = end - at - 1;
      at = end;
    } else if (OPENS.has(code)) {
      depth += 1;
      values += 1;
    } else if (CLOSES.has(code)) depth -= 1;
    else if (code === COMMA) values += 1;
    const isLongKey = code === COLON && lastString > JSON_SHAPE.keyLength;
    if (depth > JSON_SHAPE.depth || values > JSON_SHAPE.values || isLongKey) throw new AppError('BODY_TOO_COMPLEX');
  }
}

/**
 * The same bounds for JSON that a library has read already. Goes through it level by level, not by recursion.
 * @throws AppError BODY_TOO_COMPLEX.
 */
export function assertValueShape(value: unknown): void {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((each): each is object => typeof each === 'object' && each !== null);
    if (objects.length > 0 && depth >= JSON_SHAPE.depth) throw new AppError('BODY_TOO_COMPLEX');
    level = objects.flatMap((each) => Object.values(each) as unknown[]);
    values += level.length;
    const isLong = (each: object): boolean => Object.keys(each).some((key) => key.length > JSON_SHAPE.keyLength);
    if (values > JSON_SHAPE.values || objects.some(isLong)) throw new AppError('BODY_TOO_COMPLEX');
  }
}

/**
 * Every JSON body of both APIs. Clients that always say `Content-Type: application/json` say it with an empty body, too
 * (PATCH /invoices/{id}/cancel takes none): that is no body at all.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('jsonLength', 0);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    request.jsonLength = body.length;
    try {
      assertJsonShape(body);
    } catch (error) {
      return done(error as Error, undefined);
    }
    void parse(request, body, done);
  });
}
