import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { LazyAccount } from './app/frame/lazy-account.js';
import { LandingDeck } from './features/landing/index.js';
import { GoContext } from './lib/go.js';

/** The first visit to `/`: no router yet. Following a link brings the application and starts it in place. */
export function openLanding(element: HTMLElement): void {
  const enter = async (to: string) => {
    const app = await import('./app/start.js').catch(() => null);
    if (app === null) {
      location.assign(to);
      return;
    }
    history.pushState(null, '', to);
    app.startApp(root);
  };
  const landing = (
    <StrictMode>
      <GoContext value={enter}>
        <LandingDeck Account={LazyAccount} />
      </GoContext>
    </StrictMode>
  );
  element.addEventListener('focusin', fetchWizard, { once: true });
  let root: Root;
  const isPrerendered = element.firstElementChild !== null;
  // The prerendered page can be read already: hydration is split into short tasks, so that a first tap is never
  // delayed.
  if (isPrerendered) startTransition(() => void (root = hydrateRoot(element, landing)));
  else (root = createRoot(element)).render(landing);
}

/** Whoever takes the first control into use is likely to go on. A failed fetch is no matter: going on tries again. */
function fetchWizard(): void {
  void Promise.all([import('./app/start.js'), import('./routes/wizard.js')]).catch(() => undefined);
}
