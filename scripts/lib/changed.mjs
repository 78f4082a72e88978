/** The files that differ from the last commit, for `npm run check -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject, root } from './project.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that Jest runs for compiled sources: those below dist/. */
const asRun = (path) => (path.startsWith('client/') ? path : `dist/${path.replace(/\.tsx?$/, '.js')}`);

/** @returns {string[]} files that belong to the project, relative to it */
export function changedSources() {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return changed
    .filter((path) => /^(client|core|sitekit|server|tests)\/.*\.tsx?$/.test(path))
    .map(asRun)
    .filter((path) => existsSync(inProject(path)));
}
