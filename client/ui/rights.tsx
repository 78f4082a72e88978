import { shell } from '#client/lib/messages/shell.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';

/** The rights-reserved line. */
export function Rights() {
  const { name } = usePlatformSettings();
  return <span>{shell.rights(name)}</span>;
}
