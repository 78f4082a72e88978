/** The registrars, which register, renew and hand over names. */
import type { DomainRegistrar } from '#platform/ports.js';
import { createSandboxRegistrar } from './sandbox/sandbox-registrar.js';
import { workListRegistrar } from './work-list/work-list-registrar.js';

/** @param sandboxUrl of the simulated registrar; null: administrators act, by their work list. */
export function createRegistrar(sandboxUrl: string | null): DomainRegistrar {
  return sandboxUrl === null ? workListRegistrar : createSandboxRegistrar(sandboxUrl);
}
