import { useEffect, useState } from 'react';
import { GoLink } from '#client/lib/go.js';
import { GUEST, ownedStore, useOwner } from '#client/lib/session/owner.js';
import { unfinishedMessages as text } from './unfinished-design.messages.js';
import styles from './continue-design.module.css';
import { unfinishedDesign, type UnfinishedDesign } from '#client/features/drafts/index.js';
import { LineIcon } from './line-icon.js';

/** The unfinished design of this browser's owner, also after another tab has changed it. */
function useUnfinishedDesign(): UnfinishedDesign | null {
  const owner = useOwner() ?? GUEST;
  const [design, setDesign] = useState<UnfinishedDesign | null>(null);
  useEffect(() => {
    const read = () => setDesign(unfinishedDesign(ownedStore(owner)));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [owner]);
  return design;
}

/** The way back to an unfinished design, over the end of the first slide: nothing moves when it comes. */
export function ContinueDesign() {
  const [isClosed, setClosed] = useState(false);
  const design = useUnfinishedDesign();
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
        <LineIcon size={18}>
          <path d="M6 6l12 12M18 6 6 18" />
        </LineIcon>
      </button>
    </aside>
  );
}
