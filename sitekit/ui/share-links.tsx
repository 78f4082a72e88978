import { shareHref, type ShareTarget } from '#core/design/share-links.js';
import { NetworkIcon } from '../art/network-icons.js';
import { UI_WORDS } from '../copy/slots.messages.js';

export interface SharedPage {
  readonly targets: readonly ShareTarget[];
  /** The page's own canonical address. */
  readonly url: string;
  readonly title: string;
}

/** Links that share this page: addresses alone, so that nobody is told of a visitor who does not follow one. */
export function ShareLinks({ page: { targets, url, title } }: { page: SharedPage }) {
  return (
    <nav className="bp-share bp-wrap" data-tone="plain" aria-label={UI_WORDS.share}>
      <span aria-hidden="true">{UI_WORDS.share}</span>
      <ul>
        {targets.map((target) => (
          <li key={target}>
            <a href={shareHref(target, url, title)} rel="noopener noreferrer" aria-label={UI_WORDS.shareBy(target)}>
              <NetworkIcon network={target} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
