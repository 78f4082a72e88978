import { useEffect } from 'react';
import { AuthPage } from '#client/features/identity/index.js';

/** Whoever fills in the form goes on to the dashboard. A failed fetch is no matter here: opening it tries again. */
function fetchDashboard(): void {
  void Promise.all([import('#client/app/signed-in-only.js'), import('./dashboard.js')]).catch(() => undefined);
}

export function Component() {
  useEffect(() => {
    addEventListener('input', fetchDashboard, { once: true });
    return () => removeEventListener('input', fetchDashboard);
  }, []);
  return <AuthPage />;
}
