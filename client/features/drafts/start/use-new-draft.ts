import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ownedStore, type Owner } from '#client/lib/session/owner.js';
import { wantsFresh } from './fresh-order.js';
import { needsReading, openNew, type Opened } from './open-new.js';
import { hasSiteStart, withoutSiteStart } from './site-start-address.js';
import { clearDraft } from '../local/wizard-storage.js';

/** Leaving the draft of a new order for another. */
export interface Restart {
  /** Opens the wizard anew with what the browser has. */
  readonly reopen: () => void;
  /** Puts the draft aside and begins a blank one. */
  readonly startOver: () => void;
  /** Brings back what `startOver` has put aside; null where there is nothing. */
  readonly undo: (() => void) | null;
  /** The notice of it is closed. The draft stays listed in the dashboard. */
  readonly close: () => void;
}

interface NewDraft {
  /** Null while it is being read. */
  readonly opened: Opened | null;
  readonly setOpened: (opened: Opened) => void;
  /** Another one for each draft that is opened. */
  readonly round: number;
  readonly restart: Restart;
  /** Throws away a draft that cannot be read. */
  readonly discard: () => void;
}

/** Reads the draft of a new order, and changes it for another. */
export function useNewDraft(owner: Owner): NewDraft {
  const { start, dropStart, dropStep } = useStartAddress();
  const [opened, setOpened] = useState<Opened | null>(() =>
    start.current !== null || needsReading(owner) ? null : { kind: 'none' },
  );
  const [round, setRound] = useState(0);
  const [aside, setAside] = useState<string | null>(null);
  /** Done once the wizard has left the screen: only then everything of it is written. */
  const task = useRef<(() => Promise<void>) | null>(null);
  const { key } = useLocation();
  // The same page, asked for once more by «new order»: the draft of the wizard is written when it leaves the screen.
  useEffect(() => {
    if (wantsFresh()) setOpened(null);
  }, [key]);
  useEffect(() => {
    if (opened !== null) return;
    const first = task.current;
    task.current = null;
    void Promise.resolve(first?.())
      .catch((fault: unknown) => console.warn('wizard: the draft could not be changed for another', fault))
      .then(() => openNew(owner, start.current))
      .then((found) => {
        if (found.kind !== 'asks') dropStart();
        setOpened(found);
      });
  }, [owner, opened, start, dropStart]);
  const leave = useCallback(
    (next: () => Promise<void>) => {
      task.current = next;
      setRound((before) => before + 1);
      setOpened(null);
      dropStep();
    },
    [dropStep],
  );
  const restart = useMemo((): Restart => {
    const load = () => import('./start-over.js');
    const bringBack = async (id: string) => (await load()).bringBack(owner, id);
    return {
      reopen: () => {
        dropStart();
        leave(() => Promise.resolve());
      },
      startOver: () => leave(async () => setAside(await (await load()).startOver(owner))),
      undo:
        aside === null
          ? null
          : () => {
              setAside(null);
              leave(() => bringBack(aside));
            },
      close: () => setAside(null),
    };
  }, [owner, aside, leave, dropStart]);
  const discard = useCallback(() => {
    clearDraft(ownedStore(owner), 'new');
    setOpened({ kind: 'none' });
  }, [owner]);
  return { opened, setOpened, round, restart, discard };
}

/**
 * The parameters of the address for a new site, until a draft has them or the customer goes on with another one; and
 * the step of a draft that is left: another one opens at its own.
 */
function useStartAddress() {
  const [params, setParams] = useSearchParams();
  const start = useRef(hasSiteStart(params) ? params : null);
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const dropStart = useCallback(() => {
    if (start.current === null) return;
    start.current = null;
    latest.current(withoutSiteStart, { replace: true });
  }, [start]);
  const dropStep = useCallback(() => {
    latest.current(
      (params) => {
        const rest = new URLSearchParams(params);
        rest.delete('step');
        return rest;
      },
      { replace: true },
    );
  }, []);
  return { start, dropStart, dropStep };
}
