/** The names in the simulated registries and their holders. */
import type { SandboxDatabase } from './database.js';

export const REGISTRY_TABLES = `
  create table if not exists sandbox.registered_domain (name text primary key);`;

/** Taken under every extension, as everybody expects them to be. */
export const WELL_KNOWN = [
  'aparat',
  'apple',
  'barpa',
  'digikala',
  'divar',
  'example',
  'facebook',
  'github',
  'google',
  'instagram',
  'iran',
  'microsoft',
  'snapp',
  'telegram',
  'test',
  'varzesh3',
  'whatsapp',
  'wikipedia',
  'youtube',
] as const;

export const PREFIXES = { taken: 'taken-', limited: 'limited-', slow: 'slow-' } as const;

export type Behaviour = 'free' | 'taken' | 'limited' | 'slow';

export interface RegistryNames {
  /** `domain` is the whole name, in lower case. */
  look(domain: string): Promise<Behaviour>;
  /** From now on the name is taken. */
  register(domain: string): Promise<void>;
}

export function createRegistryNames(db: SandboxDatabase): RegistryNames {
  return {
    look: async (domain) => {
      const fixed = fixedBehaviour(domain);
      if (fixed) return fixed;
      const rows = await db.query('select 1 from sandbox.registered_domain where name = $1', [domain]);
      return rows.length > 0 ? 'taken' : 'free';
    },
    register: async (domain) => {
      await db.query('insert into sandbox.registered_domain (name) values ($1) on conflict do nothing', [
        domain.toLowerCase(),
      ]);
    },
  };
}

function fixedBehaviour(domain: string): Behaviour | null {
  const [label = ''] = domain.split('.');
  if (label.startsWith(PREFIXES.limited)) return 'limited';
  if (label.startsWith(PREFIXES.slow)) return 'slow';
  const isTaken = label.startsWith(PREFIXES.taken) || (WELL_KNOWN as readonly string[]).includes(label);
  return isTaken ? 'taken' : null;
}
