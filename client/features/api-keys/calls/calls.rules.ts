import type { ToneName } from '#client/ui/tone.js';

const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isRequestId = (text: string): boolean => REQUEST_ID.test(text);

/** A call that was answered is good; one that was refused is the program's, and one that failed is ours. */
export function toneOf(status: number): ToneName {
  if (status >= 500) return 'bad';
  return status >= 400 ? 'waiting' : 'good';
}
