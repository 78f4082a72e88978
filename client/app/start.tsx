import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.js';

/** Draws the application for the address that the browser shows now. */
export function startApp(root: Root): void {
  root.render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
}
