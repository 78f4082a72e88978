import { useEffect, useRef } from 'react';
import { toUiError } from '#client/lib/errors.js';
import { toast } from '#client/ui/toast.js';

/** One toast for each new failure of a list. A session that ends is led away by the guard instead. */
export function useFailureToast(error: unknown, title: string): void {
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    if (!error || error === shown.current || toUiError(error).code === 'UNAUTHORIZED') return;
    shown.current = error;
    toast.error(error, title);
  }, [error, title]);
}
