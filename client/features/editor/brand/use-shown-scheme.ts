import { useState } from 'react';
import { lookValue, type LookValue } from '#core/design/look.js';
import { shownScheme } from '#sitekit/design/look.js';
import { useEditor } from '../context/editor-context.js';
import type { Scheme } from '../preview/brand-preview.js';

interface Shown {
  /** The scheme of the site when it was chosen. */
  readonly of: LookValue<'scheme'>;
  readonly scheme: Scheme;
}

/** The scheme of the preview: that of the site, until another one is chosen to look at. */
export function useShownScheme(): [Scheme, (scheme: Scheme) => void] {
  const { look } = useEditor().draft.branding;
  const of = lookValue(look, 'scheme');
  const [shown, setShown] = useState<Shown>({ of, scheme: shownScheme(look) });
  const scheme = shown.of === of ? shown.scheme : shownScheme(look);
  return [scheme, (next) => setShown({ of, scheme: next })];
}
