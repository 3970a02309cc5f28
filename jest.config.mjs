// ESM throughout: NODE_OPTIONS=--experimental-vm-modules npx jest [path] --selectProjects unit|dom|http (the path
// first, or it is taken for a project) Inline, not .swcrc: there the ends of relative imports are rewritten to .js,
// which do not exist before a build.
const swc = ({ tsx }) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx, decorators: true },
      keepClassNames: true,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];
const shared = {
  rootDir: import.meta.dirname,
  resolver: '<rootDir>/packages/tooling/src/run/jest/source-resolver.cjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: { '\\.ts$': swc({ tsx: false }), '\\.tsx$': swc({ tsx: true }) },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.data/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/', '<rootDir>/.*/dist/'],
};
const everywhere = '<rootDir>/{packages/*,services/*,shell,mfe-*}/src/**';
const node = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};

export default {
  maxWorkers: 2,
  // Jest keeps the ES modules of ended files; collecting that garbage took 40 % of a run.
  workerIdleMemoryLimit: '800MB',
  // A limit for what hangs, not a measure: a cold or crowded machine takes its time.
  testTimeout: 120_000,
  watchman: false,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [
    {
      ...shared,
      ...node,
      displayName: 'unit',
      testMatch: [`${everywhere}/*.test.ts`, '<rootDir>/e2e/verify/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testMatch: [`${everywhere}/*.test.tsx`],
      setupFilesAfterEnv: ['<rootDir>/packages/tooling/src/run/jest/browser-setup.mjs'],
      testEnvironment: '<rootDir>/packages/tooling/src/run/jest/browser-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/packages/tooling/src/run/jest/style-names.mjs',
        '\\.(svg|png|webp|jpg|woff2|tile)$': '<rootDir>/packages/tooling/src/run/jest/file-name.mjs',
      },
    },
    {
      ...shared,
      ...node,
      displayName: 'http',
      testMatch: [`${everywhere}/*.http.spec.ts`, '<rootDir>/e2e/**/*.http.spec.ts'],
      globalSetup: '<rootDir>/packages/tooling/src/run/jest/start-database.mjs',
      globalTeardown: '<rootDir>/packages/tooling/src/run/jest/stop-database.mjs',
    },
  ],
};
