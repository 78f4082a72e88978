import type { FastifyReply } from 'fastify';

export type DocumentFormat = 'pdf' | 'html';

const TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
};

/** Answers with a file to keep, never to be cached by anyone in between. `name` is ASCII, without its extension. */
export function sendDocument(reply: FastifyReply, name: string, format: DocumentFormat, body: Buffer | string): void {
  void reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(body);
}
