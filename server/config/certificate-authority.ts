/** Who issues certificates, as CAA records name them (RFC 8659). */

/** By the host of their ACME directory. */
const BY_DIRECTORY: Readonly<Record<string, string>> = {
  'acme-v02.api.letsencrypt.org': 'letsencrypt.org',
  'acme-staging-v02.api.letsencrypt.org': 'letsencrypt.org',
  'acme.zerossl.com': 'sectigo.com',
  'dv.acme-v02.api.pki.goog': 'pki.goog',
  'api.buypass.com': 'buypass.com',
};

/**
 * The authority behind a value of Caddy's `cert_issuer`: `acme` is Let's Encrypt, `acme <directory>` whoever has that
 * directory. Null for `internal`, which no CAA record binds, and for a directory that is not known.
 */
export function authorityOf(issuer: string): string | null {
  const [module, directory] = issuer.trim().split(/\s+/);
  if (module === 'zerossl') return 'sectigo.com';
  if (module !== 'acme') return null;
  if (directory === undefined) return 'letsencrypt.org';
  return (URL.canParse(directory) && BY_DIRECTORY[new URL(directory).hostname]) || null;
}
