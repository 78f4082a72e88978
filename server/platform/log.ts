import { pino, type Logger } from 'pino';

export type { Logger };

/** One logger for the process; requests get a child that carries their id. Secrets never reach it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: [
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.token',
      '*.refreshToken',
      '*.accessToken',
    ],
  });
}
