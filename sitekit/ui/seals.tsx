import { enamadPicture } from '#core/design/seals.js';
import type { SiteSeals } from '#core/design/design-settings.js';
import { UI_WORDS } from '../copy/slots.messages.js';

interface SealsProps {
  readonly seals: SiteSeals;
  /** Only a site itself asks Enamad for its picture; elsewhere its name is enough. */
  readonly hasPictures: boolean;
}

/** The owner's seals, below the footer of every page. Both services check which site a visitor comes from. */
export function Seals({ seals: { enamad, samandehi }, hasPictures }: SealsProps) {
  const seal = { target: '_blank', rel: 'noopener', referrerPolicy: 'origin' } as const;
  return (
    <aside className="bp-seals" data-tone="plain" aria-label={UI_WORDS.seals}>
      {enamad !== undefined && (
        <a href={enamad} {...seal}>
          {hasPictures ? (
            <img
              src={enamadPicture(enamad)}
              alt={UI_WORDS.enamad}
              width="100"
              height="110"
              loading="lazy"
              referrerPolicy="origin"
            />
          ) : (
            UI_WORDS.enamad
          )}
        </a>
      )}
      {samandehi !== undefined && (
        <a href={samandehi} {...seal}>
          {UI_WORDS.samandehi}
        </a>
      )}
    </aside>
  );
}
