/**
 * The boundaries between modules (docs/architecture.md), as one pure function: may this file import that one? The
 * linter calls it for every import; its messages say what to do instead.
 */

/** Top to bottom. A feature imports only from those below it, and only their index.ts. */
export const FEATURE_ORDER = [
  'account',
  'admin',
  'backups',
  'visits',
  'webhooks',
  'inbox',
  'newsletter',
  'uptime',
  'site-search',
  'site-billing',
  'site-domains',
  'custom-code',
  'site-moderation',
  'sites',
  'orders',
  'payments',
  'receipts',
  'invoices',
  'wallet',
  'catalogue',
  'designs',
  'coupons',
  'domains',
  'files',
  'support',
  'notifications',
  'emails',
  'legal',
  'platform-mode',
  'api-keys',
  'account-events',
  'recovery',
  'oauth',
  'two-factor',
  'identity',
];

/** The same for client/features: the server's nouns in the server's order, with the screens that have no noun there. */
export const CLIENT_FEATURE_ORDER = [
  'debug',
  'landing',
  'account',
  'admin',
  'webhooks',
  'uptime',
  'sites',
  'orders',
  'payments',
  'receipts',
  'invoices',
  'wallet',
  'wizard',
  'drafts',
  'editor',
  'coupons',
  'domains',
  'files',
  'support',
  'profile',
  'report',
  'notifications',
  'emails',
  'legal',
  'platform-mode',
  'api-keys',
  'account-events',
  'identity',
];

/**
 * The subfolders of server features, top to bottom: files directly in the folder of the feature are above all of them,
 * and each subfolder imports only those below it. Every feature of more than 40 files has an entry
 * (tests/boundaries/feature-sizes.test.ts).
 */
export const SUBFOLDER_ORDER = {
  sites: [
    'retention',
    'publishing',
    'build',
    'source',
    'samples',
    'addresses',
    'drafts',
    'services',
    'content',
    'site',
  ],
  'site-search': ['seo', 'index-now'],
  'site-billing': ['renewal', 'upgrades', 'service-tasks'],
  'site-domains': ['zone', 'registrations', 'domains'],
  'custom-code': ['check'],
  'site-moderation': ['reports', 'labels', 'administration'],
  orders: ['money-back', 'changes', 'payment', 'domains', 'design', 'order'],
  payments: ['administration', 'opening', 'refunds', 'settlement', 'payment'],
  invoices: ['document', 'upgrades', 'renewals', 'credit-notes', 'invoice', 'tax'],
  designs: ['wizard-drafts', 'kept-sections', 'preview', 'design', 'pictures'],
  files: ['avatar', 'fonts', 'renditions', 'file', 'pictures', 'content', 'storage'],
  emails: ['templates', 'mails'],
  inbox: ['copies', 'settings', 'forms', 'messages', 'spam', 'received'],
  identity: ['administration', 'sign-in', 'links', 'sessions', 'profiles', 'users'],
};

/** The same of the client's features. */
export const CLIENT_SUBFOLDER_ORDER = {
  sites: [
    'admin',
    'designer',
    'inbox',
    'newsletter',
    'webhooks',
    'seo',
    'services',
    'billing',
    'visits',
    'backups',
    'registration',
    'domains',
    'samples',
    'compare',
    'schedule',
    'upgrade',
    'site',
  ],
  orders: ['admin', 'drafts', 'names', 'site', 'order'],
  wizard: ['testing', 'steps', 'studio', 'shell', 'state', 'messages'],
  drafts: ['testing', 'start', 'autosave', 'account', 'local', 'edits', 'draft'],
  editor: [
    'testing',
    'views',
    'templates',
    'brand',
    'checks',
    'facts',
    'menu',
    'settings',
    'replace',
    'studio',
    'sections',
    'pages',
    'canvas',
    'media',
    'content',
    'preview',
    'sortable',
    'screen',
    'context',
    'edits',
    'draft',
    'messages',
  ],
  identity: ['admin', 'sign-in', 'recovery', 'oauth', 'after-sign-in', 'forms'],
};

/** The folders that a folder of the client may not import. */
const CLIENT_MODULES = {
  lib: ['app', 'routes', 'features', 'ui'],
  ui: ['app', 'routes', 'features'],
  features: ['app', 'routes'],
};

const TEST_FILE = /\.test\.tsx?$/;

/** The only packages that these modules may use. Prefixes end in a slash. */
const PACKAGES = {
  core: ['zod'],
  sitekit: ['react', 'react/', 'react-dom', 'react-dom/', 'zod'],
};

/** Which server folders a server folder may use, besides itself. Absent: all of them. */
const SERVER_MODULES = {
  config: [],
  // The migrations are plain SQL in classes; the platform runs them.
  platform: ['config', 'migrations'],
  // Only to find their files.
  migrations: ['platform'],
  adapters: ['config', 'platform'],
  // The sandbox's part of a provider, in the provider's folder. It never shares code with the adapter beside it.
  simulations: ['config', 'platform', 'sandbox'],
  sandbox: ['config', 'platform', 'simulations'],
  features: ['config', 'platform'],
};

const SERVER_HELP = {
  adapters: 'Take the port from ctx.ports; the adapter behind it is chosen in server/app.ts.',
  sandbox: 'The sandbox simulates external services: call it over HTTP through a port.',
  simulations: 'Only the sandbox serves a simulation: call it over HTTP through a port.',
  features: 'What a lower module needs from a feature is handed in by server/app.ts or arrives as an event.',
  default: 'The APIs, seeds and tools are assembled above the features; pass what is needed as an argument.',
};

/**
 * The complaint, or null where the import is allowed.
 * @param {string} from path of the importing file, relative to the project, with forward slashes
 * @param {{ path: string } | { package: string }} to a project path (with its extension) or a package name
 */
export function judge(from, to) {
  const module = from.split('/')[0];
  if ('package' in to) return judgePackage(from, module, to.package);
  const target = to.path.split('/')[0];
  if (target === 'tests' && module !== 'tests' && !TEST_FILE.test(from)) {
    return 'Production code does not import tests. Move what both need into the module that owns it.';
  }
  if (module === 'core' && target !== 'core')
    return 'core imports nothing but zod and itself. Move the rule into core, or the caller out of it.';
  if (module === 'sitekit' && target !== 'core' && target !== 'sitekit') {
    return 'sitekit may use core and React only. Pass what it needs as a prop or an argument.';
  }
  if (module === 'client' && target === 'server')
    return 'The client never imports the server. Use GraphQL or REST, or move a shared rule into core.';
  if (module === 'server' && target === 'client')
    return 'The server never imports the client. Move a shared rule into core; serve built files from dist/client.';
  if (module !== target || TEST_FILE.test(from)) return null;
  if (module === 'client') return judgeClient(from, to.path);
  return module === 'server' ? judgeServer(from, to.path) : null;
}

function judgePackage(from, module, name) {
  const allowed = PACKAGES[module];
  if (!allowed || TEST_FILE.test(from)) return null;
  if (allowed.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry))) return null;
  return `${module} may use ${allowed.filter((entry) => !entry.endsWith('/')).join(', ')} and nothing else, not "${name}". Do I/O in server/ and hand the result over.`;
}

function judgeClient(from, to) {
  const source = place(from);
  const target = place(to);
  if (CLIENT_MODULES[source.module]?.includes(target.module)) {
    return `client/${source.module} does not import client/${target.module}. Take what is needed as a prop or an argument, or move what both need into lib or ui.`;
  }
  return judgeFeatures('client', CLIENT_FEATURE_ORDER, source, target, to);
}

function judgeServer(from, to) {
  const source = place(from);
  const target = place(to);
  const allowed = SERVER_MODULES[source.module];
  if (allowed && target.module !== source.module && !allowed.includes(target.module)) {
    return `server/${source.module} does not import server/${target.module}. ${SERVER_HELP[target.module] ?? SERVER_HELP.default}`;
  }
  if (target.kind) return judgeAdapters(from, to, source, target);
  return judgeFeatures('server', FEATURE_ORDER, source, target, to);
}

/**
 * Others import only the index.ts of a kind of external service (server/adapters/<kind>/), and this file alone imports
 * the folders of its providers. The sandbox imports their simulations, which it serves.
 */
function judgeAdapters(from, to, source, target) {
  if (source.module === 'sandbox') return null;
  const index = `server/adapters/${target.kind}/index.ts`;
  const isSameKind = source.kind === target.kind;
  if (from === index || to === index) return null;
  if (isSameKind && (target.provider === null || target.provider === source.provider)) return null;
  if (isSameKind && source.provider)
    return `The folder of "${source.provider}" does not import that of "${target.provider}". Move what both need into server/adapters/${target.kind}.`;
  return `Only ${index} is open to others, and it alone imports the folders of providers. Import from it.`;
}

const UPWARD = {
  server: (feature, target) => `Publish an event in ${feature}.events.ts and let "${target}" listen.`,
  client: (feature, target) =>
    `Take what "${target}" provides as a prop of "${feature}", or move what both need into lib or ui.`,
};

function judgeFeatures(side, order, source, target, to) {
  if (!target.feature) return null;
  if (source.feature === target.feature) return judgeSubfolders(side, source, target);
  if (source.feature) {
    const complaint = judgeOrder(side, order, source.feature, target.feature);
    if (complaint) return complaint;
  }
  const index = `${side}/features/${target.feature}/index.ts`;
  return to === index ? null : `Only ${index} is open to others. Import from it, and export there what others may use.`;
}

/**
 * The list of all features, server/features/index.ts, is above them like the APIs and seeds. Simulations of external
 * services are in the folders of their providers, and a module of their own.
 */
function place(path) {
  const [, module, name, ...rest] = path.split('/');
  if (module === 'adapters' && rest.length > 0) {
    // Files that the simulations of one kind share belong to no provider.
    const provider = rest.length > 1 && rest[0] !== 'simulation' ? rest[0] : null;
    return { module: rest.includes('simulation') ? 'simulations' : 'adapters', kind: name, provider };
  }
  if (module !== 'features') return { module };
  if (rest.length === 0) return { module: 'the list of features' };
  return { module, feature: name, subfolder: rest.length > 1 ? rest[0] : null };
}

function judgeSubfolders(side, { feature, subfolder }, target) {
  const table = side === 'client' ? 'CLIENT_SUBFOLDER_ORDER' : 'SUBFOLDER_ORDER';
  const order = { SUBFOLDER_ORDER, CLIENT_SUBFOLDER_ORDER }[table][feature];
  if (!order || subfolder === target.subfolder) return null;
  for (const name of [subfolder, target.subfolder]) {
    if (name !== null && !order.includes(name))
      return `The subfolder "${name}" has no place in the order of "${feature}". Add it to ${table} in scripts/lint/boundaries.mjs.`;
  }
  if (subfolder === null || (target.subfolder !== null && order.indexOf(target.subfolder) > order.indexOf(subfolder)))
    return null;
  const place = target.subfolder === null ? `the folder of "${feature}"` : `"${target.subfolder}"`;
  return `${place} is above "${subfolder}" in the order of subfolders. Move what both need into a subfolder below them.`;
}

function judgeOrder(side, order, feature, target) {
  for (const name of [feature, target]) {
    if (!order.includes(name)) {
      const list = side === 'client' ? 'CLIENT_FEATURE_ORDER' : 'FEATURE_ORDER';
      return `The feature "${name}" has no place in the order of features. Add it to ${list} in scripts/lint/boundaries.mjs.`;
    }
  }
  if (order.indexOf(target) > order.indexOf(feature)) return null;
  return `"${target}" is above "${feature}" in the order of features. ${UPWARD[side](feature, target)}`;
}
