/** One hash for the contents of many files, to know whether a build is stale. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, root } from './project.mjs';

/** Every file below the given project paths, sorted; `skip` are project paths to leave out. */
export function filesOf(paths, skip = []) {
  const found = [];
  const visit = (path) => {
    const absolute = inProject(path);
    if (skip.includes(path) || !existsSync(absolute)) return;
    if (!statSync(absolute).isDirectory()) return void found.push(path);
    for (const name of readdirSync(absolute).sort()) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return found;
}

export function fingerprint(paths, skip) {
  const hash = createHash('sha256');
  for (const path of filesOf(paths, skip))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
