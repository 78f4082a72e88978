import { useEffect } from 'react';
import { inItsName, pageTitle } from '#core/platform.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';

/** «داشبورد | برپا» in the browser's tab (page, separator, product). */
export function usePageTitle(title: string | null): void {
  const settings = usePlatformSettings();
  useEffect(() => {
    document.title = pageTitle(settings, title === null ? null : inItsName(title, settings.name));
  }, [settings, title]);
}
