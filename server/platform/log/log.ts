import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { redacted } from './redact.js';

export type { Logger };

/** One logger for the process; requests get a child that contains their id. Secrets are never logged. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    formatters: { log: (facts) => redacted(facts) as Record<string, unknown> },
    // They come redacted already, as plain records.
    serializers: { err: (error: unknown) => error },
  };
  return stream ? pino(options, stream) : pino(options);
}
