import { startTransition, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.js';

type Router = ReturnType<typeof createRouter>;

function render(root: Root, router: Router): void {
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Renders the application for the browser's current address. */
export function startApp(root: Root): void {
  render(root, createRouter());
}

/** In place of the server's page: only once the own page is loaded, and in short tasks. */
export async function replacePage(root: Root): Promise<void> {
  // The modules have just been evaluated, in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  const router = createRouter();
  await untilLoaded(router);
  startTransition(() => render(root, router));
}

function untilLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
