/** The message when the product does not start: a sentence where the cause is known, else a stack trace. */
import { ConfigError } from './config/config.js';
import { StartError } from './platform/log/start-error.js';

export function describeStartFault(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return sentenceOf(error) ?? error.stack ?? error.message;
}

type SystemError = NodeJS.ErrnoException & { readonly port?: number; readonly address?: string };

function sentenceOf(error: SystemError): string | null {
  if (error.syscall === 'listen' || error.code === 'EADDRINUSE') return listenSentence(error);
  return error.path ? diskSentence(error.code, error.path) : null;
}

function listenSentence({ code, port, address, message }: SystemError): string {
  if (code === 'EADDRINUSE')
    return `Another program uses port ${port}. Stop it, or set another one (PORT, TLS_ASK_PORT).`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one from 1024 on.`;
  return `The server cannot listen on ${address ?? 'HOST'}: ${message}. Check HOST and PORT.`;
}

function diskSentence(code: string | undefined, path: string): string | null {
  const advice = 'Give the user that runs the product a folder it can write to, by DATA_DIR.';
  if (code === 'EROFS') return `${path} is on a read-only disk. ${advice}`;
  if (code === 'EACCES' || code === 'EPERM') return `This user may not write ${path}. ${advice}`;
  if (code === 'ENOTDIR') return `${path} is below a file, not a folder. ${advice}`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full: ${path} could not be written.`;
  return null;
}
