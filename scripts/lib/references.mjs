/**
 * Everything that code, tests and documents cite must exist: requirements (S-001), choices between the documents'
 * readings (D-01), decision records (decision 042), protocols (protocols B1), sections of the customer's documents
 * (specification 1 §2), and the files and functions that documents name. docs/spec/README.md explains the marks.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Not ours, made by programs, or, last, planted faults. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  'package-lock.json',
  'tests/references',
]);
const TEXT = /\.(?:[cm]?[jt]sx?|md|ya?ml|json|graphql|sql|css|html)$|^Dockerfile$/;
const SPEC = 'docs/spec/';
const DECISIONS = 'docs/decisions/';
const LAST_REQUIREMENT = 331;

/** Each: how it is cited, and in which file and line it is defined. The first group is the mark itself. */
const SERIES = [
  { cited: /\b(S-\d+)\b/g, defined: /^- \*\*(S-\d+)\*\*/gm, home: SPEC },
  { cited: /\b(D-\d+)\b/g, defined: /^\| (D-\d+) \|/gm, home: `${SPEC}decisions.md` },
  { cited: /\bprotocols,?\s+(B\d+)\b/g, defined: /^## (B\d+) /gm, home: `${SPEC}protocols.md` },
  { cited: /\b(specification \d §\d+)\b/g, defined: /^\| (specification \d §\d+) \|/gm, home: `${SPEC}README.md` },
];

/**
 * Every citation below the folder `root` that leads nowhere, one line each.
 * @returns {string[]} `path:line: what is wrong`
 */
export function referenceFaults(root) {
  const files = textFiles(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const records = recordsIn(root);
  const paths = files.map(({ path }) => path);
  const documents = files.filter(({ path }) => path.endsWith('.md'));
  return [
    ...SERIES.flatMap((series) => seriesFaults(series, files)),
    ...missingRequirements(files),
    ...recordFaults(records),
    ...files.flatMap((file) => decisionFaults(file, records)),
    ...files.flatMap((file) => pathFaults(root, file)),
    ...documents.flatMap((file) => linkFaults(root, file)),
    ...documents.flatMap((file) => sourceFaults(root, file, paths)),
    ...documents.filter(isPresent).flatMap((file) => nameFaults(root, file)),
  ];
}

function textFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.name.startsWith('.') || SKIPPED.has(path)) return [];
    if (entry.isDirectory()) return textFiles(root, `${path}/`);
    return entry.isFile() && TEXT.test(entry.name) ? [path] : [];
  });
}

const at = ({ path, text }, index, fault) => `${path}:${text.slice(0, index).split('\n').length}: ${fault}`;

const matchesIn = (file, pattern) => [...file.text.matchAll(pattern)].map((match) => ({ file, match }));

function definitions({ defined, home }, files) {
  return files.filter(({ path }) => path.startsWith(home)).flatMap((file) => matchesIn(file, defined));
}

function seriesFaults(series, files) {
  const known = new Set();
  const twice = definitions(series, files).flatMap(({ file, match }) => {
    if (known.has(match[1])) return [at(file, match.index, `${match[1]} is defined twice`)];
    known.add(match[1]);
    return [];
  });
  const unknown = files
    .flatMap((file) => matchesIn(file, series.cited))
    .filter(({ match }) => !known.has(match[1]))
    .map(({ file, match }) => at(file, match.index, `${match[1]} is not defined in ${series.home}`));
  return [...twice, ...unknown];
}

function missingRequirements(files) {
  const known = new Set(definitions(SERIES[0], files).map(({ match }) => match[1]));
  const all = Array.from({ length: LAST_REQUIREMENT }, (_, index) => `S-${String(index + 1).padStart(3, '0')}`);
  return all.filter((mark) => !known.has(mark)).map((mark) => `${SPEC}: ${mark} is missing`);
}

/** The file names of the decision records; none where the folder does not exist. */
function recordsIn(root) {
  const folder = join(root, DECISIONS);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function recordFaults(records) {
  return records.flatMap((name, index) => {
    if (!/^\d{3}-[a-z0-9-]+\.md$/.test(name)) return [`${DECISIONS}${name}: a record is named 042-its-title.md`];
    const first = records.findIndex((other) => other.slice(0, 3) === name.slice(0, 3));
    return first < index ? [`${DECISIONS}${name}: its number is taken by ${records[first]}`] : [];
  });
}

/** "decision 042" and "decisions 007 and 042", also over the end of a line in a comment. */
const CITED_RECORDS = /\bdecisions?[\s*/]+(\d+(?:(?:,|\s+and|\s+or)\s+\d+)*)/gi;
const LINKED_RECORD = /\[[Dd]ecision (\d{3})\]\((?:[^)]*\/)?\1-[^)]*\.md\)/g;

/** In code the number is enough; in a document it is a link to the file of that number. */
function decisionFaults(file, records) {
  const isDocument = file.path.endsWith('.md');
  const numbers = new Set(records.map((name) => name.slice(0, 3)));
  const text = file.text.replace(LINKED_RECORD, (link, number) =>
    numbers.has(number) ? ' '.repeat(link.length) : link,
  );
  return [...text.matchAll(CITED_RECORDS)].flatMap((match) =>
    match[1].match(/\d+/g).flatMap((number) => {
      if (number.length < 3) return [at(file, match.index, `decision ${number}: a row of ${SPEC}decisions.md is D-nn`)];
      if (!numbers.has(number)) return [at(file, match.index, `there is no record of decision ${number}`)];
      return isDocument ? [at(file, match.index, `decision ${number} is to be a link to its file`)] : [];
    }),
  );
}

/** Documents that are named by their path in the project, in code or in prose. */
function pathFaults(root, file) {
  return matchesIn(file, /(?<![\w./-])docs\/[\w./-]+\.md\b/g)
    .filter(({ match }) => !existsSync(join(root, match[0])))
    .map(({ match }) => at(file, match.index, `${match[0]} does not exist`));
}

/** Documents of the present; decision records are history. */
const isPresent = ({ path }) => isReadme(path) || (path.startsWith('docs/') && !path.startsWith(DECISIONS));
const isReadme = (path) => /(^|\/)README\.md$/.test(path);

/** These name no file of the project: addresses, packages, media types, and folders that are made at run time. */
const OTHER_PATHS =
  /^(?:[/@#~]|[A-Z_]{2,}\/|\.data\b|dist\/|node_modules\/|(?:application|text|image|font|multipart)\/)/;
const SOURCE = /\.(?:tsx?|mjs|sql|typ)$/;
const FILE = /\.(?:tsx?|mjs|sql|graphql|json|md)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.graphql'];

/**
 * `core/money.ts`, `lib/format`, `server/hosting/` and `adapters/<kind>/index.ts` in a document: from the project's
 * folder, from `server/` or `client/`, or from a folder that the document is in. A README may also name a source file
 * below its folder without the path. Of records, only paths with the ending of a file are judged.
 */
function sourceFaults(root, file, paths) {
  return matchesIn(file, /`([\w.@#~<][\w.<>*@#~-]*(?:\/[\w.<>*-]+)*\/?)`/g)
    .filter(({ match: [, path] }) => {
      if (!path.includes('/')) return isReadme(file.path) && SOURCE.test(path) && !isBelow(file, path, paths);
      const isJudged = isPresent(file) ? !OTHER_PATHS.test(path) : FILE.test(path) && !path.includes('<');
      return isJudged && filesNamed(root, file, path).length === 0;
    })
    .map(({ match }) => at(file, match.index, `there is no file ${match[1]}`));
}

/** Whether the project's folder has a file of this name, or the README's own or one below it. */
function isBelow(file, name, paths) {
  const folder = file.path.replace(/README\.md$/, '');
  return paths.some((path) => path === name || (path.startsWith(folder) && path.endsWith(`/${name}`)));
}

/** The files, or the folder, that a document names; a name in angle brackets is any name. */
function filesNamed(root, file, path) {
  const folders = file.path.split('/').slice(0, -1);
  const from = ['', 'server', 'client', ...folders.map((_, index) => folders.slice(0, index + 1).join('/'))];
  const pattern = path.replace(/<[\w-]+>/g, '*');
  const named = from.flatMap((folder) => ENDINGS.map((ending) => join(folder, pattern + ending)));
  return pattern.includes('*')
    ? named.flatMap((each) => globSync(each, { cwd: root }))
    : named.filter((each) => existsSync(join(root, each)));
}

const NAME = '`[A-Za-z_$][\\w$]*(?:\\([^`]*\\))?`';
/** `one()`, `two` and `three` (`core/numbers.ts`); also "of" and "in" a file. */
const NAMED_WITH_PATH = new RegExp(
  `((?:${NAME}(?:,| and)\\s+)*${NAME})\\s+(?:\\(|of |in )\`([\\w.-]+(?:\\/[\\w.-]+)*)\``,
  'g',
);

/** Each function or constant that a document names together with its file is written in that file. */
function nameFaults(root, file) {
  return matchesIn(file, NAMED_WITH_PATH).flatMap(({ match: [whole, names, path], match: { index } }) => {
    const found = filesNamed(root, file, path).map((each) => join(root, each));
    const [source] = found.filter((each) => statSync(each).isFile());
    if (!source) return [];
    const text = readFileSync(source, 'utf8');
    return [...names.matchAll(/`([\w$]+)/g)]
      .filter(([, name]) => !new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text))
      .map(([, name]) => at(file, index + whole.indexOf(name), `there is no ${name} in ${path}`));
  });
}

/** Addresses of the product that its guides link to. */
const SERVED = ['/api/docs'];

function linkFaults(root, file) {
  const prose = { ...file, text: file.text.replace(/```[^]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' ')) };
  return matchesIn(prose, /\]\(([^)\s]+)\)/g).flatMap(({ match }) => {
    const target = match[1];
    if (/^[a-z]+:/.test(target) || SERVED.includes(target)) return [];
    const [path, anchor] = target.split('#');
    const absolute = path ? join(root, dirname(file.path), path) : join(root, file.path);
    if (!existsSync(absolute)) return [at(file, match.index, `the link ${target} leads to no file`)];
    const isFound = !anchor || anchorsOf(readFileSync(absolute, 'utf8')).has(anchor);
    return isFound ? [] : [at(file, match.index, `the link ${target} leads to no heading`)];
  });
}

/** The anchors that GitHub gives a document's headings. */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
  return new Set(headings.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, '').replace(/ /g, '-')));
}
