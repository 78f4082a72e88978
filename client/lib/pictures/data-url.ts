/** The bytes of a base64 `data:` address, with its media type. @throws DOMException for what is none. */
export function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'application/octet-stream' });
}
