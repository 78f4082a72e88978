import { useMemo, useState } from 'react';
import { GoLink } from '../../lib/go.js';
import { ownedStore } from '../../lib/session/owner.js';
import { landing } from '../../lib/messages/landing.messages.js';
import styles from './continue-design.module.css';
import { unfinishedDesign } from '../wizard/index.js';
import type { StoredDraft } from './use-stored-draft.js';

const text = landing.unfinished;

/** The way back to an unfinished design, over the end of the first slide: nothing moves when it comes. */
export function ContinueDesign({ stored: { owner, round } }: { readonly stored: StoredDraft }) {
  const [isClosed, setClosed] = useState(false);
  const design = useMemo(() => (round > 0 ? unfinishedDesign(ownedStore(owner)) : null), [owner, round]);
  if (isClosed || design === null) return null;
  const { name } = design;
  return (
    <aside className={styles.card} aria-label={text.label}>
      <p className={styles.text}>{text.kept}</p>
      <GoLink className={styles.link} to="/wizard">
        <span>{text.action}</span>
        {name !== '' && <bdi className={styles.name}>«{name}»</bdi>}
      </GoLink>
      <button type="button" className={styles.close} aria-label={text.close} onClick={() => setClosed(true)}>
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </aside>
  );
}
