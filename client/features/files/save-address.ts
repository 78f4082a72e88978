/**
 * Passes an address to the browser's own download: the request sends its download cookie, and nothing is held in
 * memory.
 */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
