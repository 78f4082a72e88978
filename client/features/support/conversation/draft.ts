import { useEffect, useState } from 'react';
import { SUPPORT_DRAFT } from './draft-key.js';

function read(key: string): string {
  try {
    return localStorage.getItem(SUPPORT_DRAFT + key) ?? '';
  } catch {
    // A browser without storage: the typed text lives as long as the page.
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(SUPPORT_DRAFT + key);
    else localStorage.setItem(SUPPORT_DRAFT + key, text);
  } catch {
    // A browser without storage keeps nothing.
  }
}

/**
 * The text of an unsent message, stored in this browser until it is sent. `key` identifies the person and the
 * conversation.
 */
export function useDraft(key: string): readonly [text: string, set: (text: string) => void] {
  const [held, setHeld] = useState(() => ({ key, text: read(key) }));
  const current = held.key === key ? held : { key, text: read(key) };
  useEffect(() => {
    if (held.key !== key) setHeld({ key, text: read(key) });
  }, [held.key, key]);
  return [
    current.text,
    (text) => {
      write(key, text);
      setHeld({ key, text });
    },
  ];
}
