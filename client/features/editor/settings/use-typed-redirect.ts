import { useMemo } from 'react';
import type { SiteRedirect } from '#core/design/redirects.js';
import { useHeldText } from '../context/use-held-text.js';

export interface TypedRedirect {
  /** The old path of the redirect that is edited; empty for a new one. */
  readonly edited: string;
  readonly from: string;
  readonly to: string;
  readonly setFrom: (from: string) => void;
  readonly setTo: (to: string) => void;
  /** Puts a stored redirect into the form. */
  readonly edit: (redirect: SiteRedirect) => void;
  /** Empties the form. */
  readonly clear: () => void;
}

/** The redirect in the form, kept with the draft until it is stored or given up. */
export function useTypedRedirect(): TypedRedirect {
  const { text: edited, hold: setEdited } = useHeldText('redirect edited');
  const { text: from, hold: setFrom } = useHeldText('redirect from');
  const { text: to, hold: setTo } = useHeldText('redirect to');
  return useMemo(() => {
    const write = (old: string, redirect: SiteRedirect) => {
      setEdited(old);
      setFrom(redirect.from);
      setTo(redirect.to);
    };
    return {
      edited,
      from,
      to,
      setFrom,
      setTo,
      edit: (redirect) => write(redirect.from, redirect),
      clear: () => write('', { from: '', to: '' }),
    };
  }, [edited, from, to, setEdited, setFrom, setTo]);
}
