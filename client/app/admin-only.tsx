import { Outlet } from 'react-router-dom';
import { Guard } from './guard.js';

/** /admin: administrators; others go to their dashboard (S-028). */
export function Component() {
  return (
    <Guard adminOnly>
      <Outlet />
    </Guard>
  );
}
