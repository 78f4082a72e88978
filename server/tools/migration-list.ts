/** The names of migrations, and the list of them in server/migrations/index.ts. */

/** yyyymmddhhmmss of now in UTC, or the one after the newest: names sort as the migrations run. */
export function nextStamp(classNames: readonly string[], now: Date): string {
  const stamps = classNames.map((className) => Number(className.slice('Migration'.length).split('_')[0]));
  const current = Number(now.toISOString().replace(/\D/g, '').slice(0, 14));
  return String(Math.max(current, ...stamps.map((stamp) => stamp + 1)));
}

/**
 * @param source the text of the list
 * @returns it with the import of one more migration and its line at the end.
 */
export function withMigration(source: string, className: string): string {
  return source
    .replace('\nexport const', `import { ${className} } from './${className}.js';\n\nexport const`)
    .replace('\n] as const;', `\n  ${className},\n] as const;`);
}
