import { LEGAL_KINDS, LEGAL_PATHS } from '#core/legal.js';
import { GoLink } from '#client/lib/go.js';
import { shell } from '#client/lib/messages/shell.messages.js';

/** Links of a footer to the platform's legal documents. */
export function LegalLinks({ className }: { readonly className: string | undefined }) {
  return LEGAL_KINDS.map((kind) => (
    <GoLink key={kind} className={className} to={LEGAL_PATHS[kind]}>
      {shell.legal[kind]}
    </GoLink>
  ));
}
