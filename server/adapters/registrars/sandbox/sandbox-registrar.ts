/** The registrar that the sandbox simulates in development. No real registry is ever called to register. */
import { z } from 'zod';
import type { DomainRegistrar } from '#platform/ports.js';
import { boundedFetch } from '../../bounded-fetch.js';

const BOUND = { timeoutMs: 10_000, maxBytes: 10_000 } as const;

const answerSchema = z.object({
  proof: z.string(),
  expiresAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
  code: z.string().nullable(),
});

/** `act` throws Error for any answer but "done" and "taken". */
export function createSandboxRegistrar(baseUrl: string): DomainRegistrar {
  return {
    act: async ({ id, kind, name, nicHandle }) => {
      const body = JSON.stringify({ id, kind, name, nicHandle });
      const headers = { 'content-type': 'application/json' };
      const { response, text } = await boundedFetch(`${baseUrl}/acts`, { method: 'POST', headers, body }, BOUND);
      if (response.status === 409) return { outcome: 'taken' };
      if (!response.ok) throw new Error(`the registrar answered ${response.status}`);
      const { proof, expiresAt, code } = answerSchema.parse(JSON.parse(text));
      return { outcome: 'done', proof, expiresAt, code };
    },
  };
}
