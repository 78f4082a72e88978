/** Hands an address to the browser's own "save": it asks with its download cookie, nothing passes through memory. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
