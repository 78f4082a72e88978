import { Outlet } from 'react-router-dom';
import { AdminGate } from '#client/features/profile/index.js';
import { Guard } from './guard.js';

/** /admin: administrators; others go to their dashboard. */
export function Component() {
  return (
    <Guard adminOnly>
      <AdminGate>
        <Outlet />
      </AdminGate>
    </Guard>
  );
}
