/** Loaded where a session ends. */
export const loadSignInAgain = async () => (await import('./sign-in-again.js')).SignInAgain;
