/**
 * The walls of the house (docs/architecture.md), as one pure function: may this file import that one?
 * The linter asks it for every import; its answers say what to do instead.
 */

/** Top to bottom. A feature imports only from those below it, and only their index.ts. */
export const LADDER = [
  'admin',
  'sites',
  'orders',
  'payments',
  'receipts',
  'invoices',
  'wallet',
  'designs',
  'coupons',
  'domains',
  'files',
  'support',
  'notifications',
  'emails',
  'site-config',
  'api-keys',
  'identity',
];

const TEST_FILE = /\.test\.tsx?$/;

/** Packages that rooms without free access to npm may use. Prefixes end in a slash. */
const PACKAGES = {
  core: ['zod'],
  sitekit: ['react', 'react/', 'react-dom', 'react-dom/', 'zod'],
};

/** Which server folders a server folder may use, besides itself. Absent: all of them. */
const SERVER_ROOMS = {
  config: [],
  // The migrations are plain SQL in classes; the platform runs them.
  platform: ['config', 'migrations'],
  migrations: [],
  adapters: ['config', 'platform'],
  sandbox: ['config', 'platform'],
  features: ['config', 'platform'],
};

const SERVER_HELP = {
  adapters: 'Take the port from ctx.ports; the adapter behind it is chosen in server/app.ts.',
  sandbox: 'The sandbox is the outside world: speak to it over HTTP through a port.',
  features: 'What a lower room needs from a feature is handed in by server/app.ts or arrives as an event.',
  default: 'Doors, seeds and tools are put together above the features; hand over what is needed as an argument.',
};

/**
 * The complaint, or null where the import is allowed.
 * @param {string} from path of the importing file, relative to the project, with forward slashes
 * @param {{ path: string } | { package: string }} to a project path (with its extension) or a package name
 */
export function judge(from, to) {
  const room = from.split('/')[0];
  if ('package' in to) return judgePackage(from, room, to.package);
  const target = to.path.split('/')[0];
  if (target === 'tests' && room !== 'tests' && !TEST_FILE.test(from)) {
    return 'Production code does not import tests. Move what both need into the room that owns it.';
  }
  if (room === 'core' && target !== 'core')
    return 'core imports nothing but zod and itself. Move the rule into core, or the caller out of it.';
  if (room === 'sitekit' && target !== 'core' && target !== 'sitekit') {
    return 'sitekit knows core and React only. Hand what it needs over as a prop or an argument.';
  }
  if (room === 'client' && target === 'server')
    return 'The client never imports the server. Ask over GraphQL or REST, or move a shared rule into core.';
  if (room === 'server' && target === 'client')
    return 'The server never imports the client. Move a shared rule into core; serve built files from dist/client.';
  return room === 'server' && target === 'server' && !TEST_FILE.test(from) ? judgeServer(from, to.path) : null;
}

function judgePackage(from, room, name) {
  const allowed = PACKAGES[room];
  if (!allowed || TEST_FILE.test(from)) return null;
  if (allowed.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry))) return null;
  return `${room} may use ${allowed.filter((entry) => !entry.endsWith('/')).join(', ')} and nothing else, not "${name}". Do I/O in server/ and hand the result over.`;
}

function judgeServer(from, to) {
  const source = place(from);
  const target = place(to);
  const allowed = SERVER_ROOMS[source.room];
  if (allowed && target.room !== source.room && !allowed.includes(target.room)) {
    return `server/${source.room} does not import server/${target.room}. ${SERVER_HELP[target.room] ?? SERVER_HELP.default}`;
  }
  if (!target.feature || source.feature === target.feature) return null;
  if (source.feature) {
    const complaint = judgeLadder(source.feature, target.feature);
    if (complaint) return complaint;
  }
  const index = `server/features/${target.feature}/index.ts`;
  return to === index ? null : `Only ${index} is open to others. Import from it, and export there what others may use.`;
}

/** The list of all features, server/features/index.ts, stands above them like the doors and seeds. */
function place(path) {
  const [, room, name, ...rest] = path.split('/');
  if (room !== 'features') return { room };
  return rest.length > 0 ? { room, feature: name } : { room: 'the list of features' };
}

function judgeLadder(feature, target) {
  for (const name of [feature, target]) {
    if (!LADDER.includes(name))
      return `The feature "${name}" has no place on the ladder. Add it to LADDER in scripts/lint/walls.mjs.`;
  }
  if (LADDER.indexOf(target) > LADDER.indexOf(feature)) return null;
  return `"${target}" stands above "${feature}" on the ladder. Publish an event in ${feature}.events.ts and let "${target}" listen.`;
}
