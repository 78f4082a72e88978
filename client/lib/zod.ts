/**
 * Zod as the browser gets it (vite.config.ts). It would compile parsers with `new Function`, and ask once whether it
 * may. Our content security policy forbids that, and the browser reports the question as a violation.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });

export * from 'zod/v4';
