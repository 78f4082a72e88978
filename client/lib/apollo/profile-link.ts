/** S-083: an invalid profile is an error of its own, in every query. */
import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { ERRORS } from '#core/errors/errors.js';

/** Fields of the root that answer the viewer's own profile. */
const PROFILES = ['me', 'updateProfile'] as const;

/** Null is a guest. */
function isProfile(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && !Array.isArray(value));
}

const code = 'INVALID_PROFILE_RESPONSE';
const FAULT = { message: ERRORS[code].message, extensions: { code } };

export const profileLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const { data } = result;
      if (!data || PROFILES.every((name) => isProfile(data[name]))) return result;
      return { ...result, data: null, errors: [...(result.errors ?? []), FAULT] };
    }),
  ),
);
