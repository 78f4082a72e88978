import { UI_WORDS } from '../copy/slots.messages.js';

/** At the end of every page, below its footer. */
export function PrivacyLink({ href }: { href: string }) {
  return (
    <nav className="bp-legal" data-tone="plain" aria-label={UI_WORDS.privacy}>
      <a href={href}>{UI_WORDS.privacy}</a>
    </nav>
  );
}
