import { isApiScope } from '#core/api-keys.js';
import { API_SCOPE_TITLES } from '#core/api-scope-titles.js';

/** The Persian names of scopes, for a mail. Retired ones are left out. */
export function namesOfScopes(scopes: readonly string[]): string {
  return scopes
    .filter(isApiScope)
    .map((scope) => API_SCOPE_TITLES[scope])
    .join('، ');
}
