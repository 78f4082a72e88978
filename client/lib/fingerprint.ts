/** A short mark of some text (cyrb53-like, 64 bits): equal texts have equal marks. Not for secrets. */
export function fingerprintOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}-${text.length.toString(36)}`;
}
