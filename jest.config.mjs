import packageJson from './package.json' with { type: 'json' };
import { BUNDLED } from './scripts/jest/libraries.mjs';

/**
 * Four projects. `unit` and `database` run what tsc compiled, without any transform, in plain Node: the files of a
 * worker share the loaded modules (decision 112). `client` runs the sources in jsdom,
 * `client-rules` those that need no document (`.test.ts`) in plain Node.
 * Run through `npm run test:unit` and `npm run test:integration`, which compile first.
 */
const compiled = {
  rootDir: '.',
  runner: 'jest-light-runner',
  roots: ['<rootDir>/dist'],
  modulePathIgnorePatterns: ['<rootDir>/dist/client'],
  transform: {},
};

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Imports of other modules lead to sources, as in the build of the client. */
const NAMED_MODULES = Object.fromEntries(
  Object.entries(packageJson.imports).map(([name, { 'barpa-source': source }]) => [
    `^${name.replace('*', '(.*)')}\\.js$`,
    source.replace('./', '<rootDir>/').replace('*', '$1'),
  ]),
);

const client = {
  rootDir: '.',
  roots: ['<rootDir>/client'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  resolver: '<rootDir>/scripts/jest/resolver.cjs',
  globalSetup: '<rootDir>/scripts/jest/libraries.mjs',
  setupFiles: ['<rootDir>/scripts/jest/browser-parts.mjs'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/client-patience.mjs'],
  moduleNameMapper: {
    ...BUNDLED,
    ...NAMED_MODULES,
    '\\.css$': '<rootDir>/scripts/jest/css-modules.mjs',
    '\\.(svg|png|webp|woff2)(\\?.*)?$': '<rootDir>/scripts/jest/asset.mjs',
  },
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
};

export default {
  reporters: ['default', '<rootDir>/scripts/jest/unfinished.mjs'],
  // Two cores, and the database beside them.
  maxWorkers: 2,
  // Node keeps the modules of a test file of the client in memory after it, so a worker is replaced when it has grown.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...compiled,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/dist/{core,sitekit,server}/**/*.test.js',
        '<rootDir>/dist/tests/{bench,boundaries,corpus,references}/*.test.js',
      ],
      globalSetup: '<rootDir>/scripts/jest/hold-typst.mjs',
      setupFiles: ['<rootDir>/scripts/jest/as-delivered.mjs'],
    },
    {
      ...compiled,
      displayName: 'database',
      testMatch: ['<rootDir>/dist/tests/{integration,contract,invariants}/**/*.test.js'],
      globalSetup: '<rootDir>/dist/tests/helpers/run/global-setup.js',
      globalTeardown: '<rootDir>/dist/tests/helpers/run/global-teardown.js',
      setupFiles: ['<rootDir>/scripts/jest/metadata.mjs'],
    },
    { ...client, displayName: 'client', testEnvironment: 'jsdom', testMatch: ['<rootDir>/client/**/*.test.tsx'] },
    { ...client, displayName: 'client-rules', testEnvironment: 'node', testMatch: ['<rootDir>/client/**/*.test.ts'] },
  ],
};
