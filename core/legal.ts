/** The platform's own legal documents. Every page links to them: their texts are read by legal-text.ts. */

export const LEGAL_KINDS = ['terms', 'privacy', 'money_back'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** The page of each, as `CLIENT_ROUTES` has it. */
export const LEGAL_PATHS: Readonly<Record<LegalKind, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  money_back: '/money-back',
};

/** The address that shows a version for as long as there is the page. */
export function versionPath(kind: LegalKind, number: number): string {
  return `${LEGAL_PATHS[kind]}?version=${number}`;
}

export function isLegalKind(kind: string): kind is LegalKind {
  return (LEGAL_KINDS as readonly string[]).includes(kind);
}
