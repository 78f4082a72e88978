import { useEffect } from 'react';
import { SITE } from '../../core/site.js';

/** «پیشخان | برپا» in the browser's tab (S-009: page, separator, product). */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? SITE.name : `${title} | ${SITE.name}`;
  }, [title]);
}
