/** The environment as the operator gave it. `libraries.ts` changes it for the libraries afterwards. */
export const givenEnvironment: Readonly<Record<string, string | undefined>> = { ...process.env };
