import { Outlet } from 'react-router-dom';
import { Guard } from './guard.js';

/** /dashboard: anyone who is signed in. */
export function Component() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}
