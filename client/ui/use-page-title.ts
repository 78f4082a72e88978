import { useEffect } from 'react';
import { inItsName, pageTitle } from '../../core/site.js';
import { useSiteSettings } from '../lib/site-settings.js';

/** «پیشخان | برپا» in the browser's tab (page, separator, product). */
export function usePageTitle(title: string | null): void {
  const settings = useSiteSettings();
  useEffect(() => {
    document.title = pageTitle(settings, title === null ? null : inItsName(title, settings.name));
  }, [settings, title]);
}
