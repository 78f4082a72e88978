import { shell } from '../lib/messages/shell.messages.js';
import { usePlatformSettings } from '../lib/platform-state.js';

/** The rights-reserved line. */
export function Rights() {
  const { name } = usePlatformSettings();
  return <span>{shell.rights(name)}</span>;
}
