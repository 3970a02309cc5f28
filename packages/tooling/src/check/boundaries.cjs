// Who may import whom (docs/architecture.md 3), as rules for dependency-cruiser. Back-references cover areas and slices of tomorrow.
const area = '^(mfe-[^/]+)/src/';
const frontEnd = '^(shell|mfe-[^/]+|packages/(client|ui|forms|console-ui|listing-ui|resource-kit))/';
const backEnd = '^(services|packages/service-kit)/';
const tests = '\\.(test|spec|e2e)\\.tsx?$|/testing/|^e2e/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Modules in a circle cannot be understood alone.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-orphans',
      'A module that nobody uses is removed.',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)(main|area|index|bootstrap|server|config)\\.tsx?$',
          tests,
          '\\.config\\.',
          'migrations/',
          '\\.css$',
          'e2e/',
          '\\.[cm]js$',
          'fixtures?/',
        ],
      },
      {},
    ),
    rule(
      'no-undeclared',
      'A package is declared by the workspace that imports it.',
      { pathNot: [tests, '^e2e/', '^packages/tooling/'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    ),
    rule('no-unresolvable', 'An import resolves.', {}, { couldNotResolve: true, pathNot: '\\.css$' }),
    rule(
      'contracts-know-nobody',
      'contracts import class-validator and themselves only.',
      { path: '^packages/contracts/', pathNot: tests },
      { pathNot: ['^packages/contracts/', 'node_modules/class-validator/', '^class-validator'] },
    ),
    rule(
      'contracts-own-domain',
      'A domain of contracts uses its own files and the kernel.',
      { path: '^packages/contracts/src/(accounts|catalog|commerce|content)/', pathNot: tests },
      { path: '^packages/contracts/src/', pathNot: ['^packages/contracts/src/$1/', '^packages/contracts/src/kernel/'] },
    ),
    rule(
      'ui-knows-no-noun',
      'ui and console-ui know neither contracts nor client.',
      { path: '^packages/(ui|console-ui)/' },
      { path: '^packages/(contracts|client|forms|listing-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'ui-stands-alone',
      'ui does not use console-ui.',
      { path: '^packages/ui/' },
      { path: '^packages/console-ui/' },
    ),
    rule(
      'client-below-looks',
      'client uses contracts only.',
      { path: '^packages/client/' },
      { path: '^packages/(ui|forms|console-ui|listing-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'listing-ui-direction',
      'listing-ui stands on contracts, client and ui.',
      { path: '^packages/listing-ui/' },
      { path: '^packages/(console-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'forms-direction',
      'forms stand on contracts, client and ui.',
      { path: '^packages/forms/' },
      { path: '^packages/(listing-ui|console-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'areas-apart',
      'Areas meet in the browser only, through federation.',
      { path: area },
      { path: '^mfe-', pathNot: '^$1/' },
    ),
    rule(
      'slices-apart',
      'A slice of an area does not reach into another: compose in area.tsx or move down.',
      { path: '^(mfe-[^/]+)/src/features/([^/]+)/', pathNot: tests },
      { path: '^mfe-[^/]+/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule('areas-not-shell', 'An area does not know the shell.', { path: area }, { path: '^shell/' }),
    rule(
      'shell-not-areas',
      'The shell knows areas from areas.json only.',
      { path: '^shell/' },
      { path: '^mfe-|^packages/(listing-ui|console-ui|resource-kit)/' },
    ),
    rule(
      'mantine-in-consoles',
      'Visitors and renters never load Mantine.',
      { path: '^(shell|mfe-public|mfe-renter|packages/(ui|client|forms|listing-ui|contracts))/' },
      { path: '@mantine/(?!form)|^packages/(console-ui|resource-kit)/' },
    ),
    rule(
      'one-door-to-router-and-redux',
      'Router, react-redux and Redux Toolkit come through client (one copy in the browser).',
      { path: frontEnd, pathNot: ['^packages/client/', tests] },
      { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs)/' },
    ),
    rule('front-not-back', 'The front never imports the back.', { path: frontEnd }, { path: backEnd }),
    rule('back-not-front', 'The back never imports the front.', { path: backEnd }, { path: frontEnd }),
    rule(
      'services-apart',
      'Services meet over HTTP only.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    rule(
      'service-slices-apart',
      'A slice uses of another only what its module, entity or exported service gives.',
      { path: '^services/(?!gateway)([^/]+)/src/([^/]+)/.+', pathNot: [tests, '/database/'] },
      {
        path: '^services/[^/]+/src/[^/]+/(?!.*(module|entity|service|index|projection|presenter)\\.ts$).+\\.controller\\.ts$',
        pathNot: '^services/$1/src/$2/',
      },
    ),
    rule(
      'service-kit-knows-no-service',
      'service-kit stands on contracts.',
      { path: '^packages/service-kit/' },
      { path: '^services/|^packages/(ui|client|forms|listing-ui|console-ui)/' },
    ),
    rule(
      'tests-stay-out',
      'Product code does not import tests.',
      { pathNot: tests },
      { path: tests, pathNot: '^packages/service-kit/src/testing/index\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^packages/[^/]+/dist/', '^services/[^/]+/dist/', '^dist/', '^[.]data/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
