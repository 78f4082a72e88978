/** RFC 5987; encodeURIComponent leaves four characters that are not allowed there. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The header: whether a browser shows the file or saves it, and under which name. */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  return `${how}; filename*=UTF-8''${encodedName(name)}`;
}
