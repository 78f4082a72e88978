import type { FastifyReply } from 'fastify';

export type DocumentFormat = 'pdf' | 'html';

const TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
};

/** An HTML document shows its own styles, fonts and pictures, and nothing else; kept or opened, it cannot act. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** Answers with a file to keep, never to be cached by anyone in between. `name` is ASCII, without its extension. */
export function sendDocument(reply: FastifyReply, name: string, format: DocumentFormat, body: Buffer | string): void {
  void reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'private, no-store')
    .send(body);
}
