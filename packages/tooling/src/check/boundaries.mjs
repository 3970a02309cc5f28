// Import rules between folders for dependency-cruiser (docs/architecture.md 3). Back-references cover areas and
// features that are added later.
import { backServices, consoleAreas } from '../build/site-parts.mjs';

const area = '^(mfe-[^/]+)/src/';
const frontends = '^(shell|mfe-[^/]+|packages/(client|ui|forms|console-ui|listing-ui|resource-kit))/';
const backend = '^(services|packages/service-kit)/';
const tests = '\\.(test|spec|e2e)\\.tsx?$|/testing/|^e2e/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Circular imports are not allowed.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-orphans',
      'Unused modules are removed.',
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
    rule('no-unresolvable', 'Every import resolves.', {}, { couldNotResolve: true, pathNot: '\\.css$' }),
    rule(
      'contracts-self-contained',
      'contracts import only class-validator, messages and themselves.',
      { path: '^packages/contracts/', pathNot: tests },
      { pathNot: ['^packages/(contracts|messages)/', 'node_modules/class-validator/', '^class-validator'] },
    ),
    rule(
      'messages-self-contained',
      'messages import only Lingui and themselves.',
      { path: '^packages/messages/', pathNot: tests },
      { pathNot: ['^packages/messages/', 'node_modules/@lingui/', '^@lingui'] },
    ),
    rule(
      'contracts-own-domain',
      'A domain of contracts imports only its own files and the kernel.',
      { path: `^packages/contracts/src/(${backServices.join('|')})/`, pathNot: tests },
      { path: '^packages/contracts/src/', pathNot: ['^packages/contracts/src/$1/', '^packages/contracts/src/kernel/'] },
    ),
    rule(
      'ui-without-domain',
      'ui and console-ui import neither contracts nor client.',
      { path: '^packages/(ui|console-ui)/' },
      { path: '^packages/(contracts|client|forms|listing-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'ui-not-console-ui',
      'ui does not import console-ui.',
      { path: '^packages/ui/' },
      { path: '^packages/console-ui/' },
    ),
    rule(
      'client-only-contracts',
      'client imports only contracts and messages.',
      { path: '^packages/client/' },
      { path: '^packages/(ui|forms|console-ui|listing-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'listing-ui-direction',
      'listing-ui imports only contracts, client and ui.',
      { path: '^packages/listing-ui/' },
      { path: '^packages/(console-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'forms-direction',
      'forms imports only contracts, client and ui.',
      { path: '^packages/forms/' },
      { path: '^packages/(listing-ui|console-ui|resource-kit|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'resource-kit-direction',
      'resource-kit imports only contracts, client, ui, console-ui and forms.',
      { path: '^packages/resource-kit/', pathNot: tests },
      { path: '^packages/(listing-ui|service-kit)/|^services/|^mfe-|^shell/' },
    ),
    rule(
      'no-imports-between-areas',
      'Areas do not import each other; Module Federation combines them in the browser.',
      { path: area },
      { path: '^mfe-', pathNot: '^$1/' },
    ),
    rule(
      'no-imports-between-features',
      'A feature does not import another: compose them in area.tsx or move the code to a package.',
      { path: '^(mfe-[^/]+)/src/features/([^/]+)/', pathNot: tests },
      { path: '^mfe-[^/]+/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'shared-not-features',
      'What features of an area share does not import a feature.',
      { path: '^(mfe-[^/]+)/src/shared/', pathNot: tests },
      { path: '^mfe-[^/]+/src/features/' },
    ),
    rule('areas-not-shell', 'An area does not import the shell.', { path: area }, { path: '^shell/' }),
    rule(
      'shell-not-areas',
      'The shell loads areas from areas.json and never imports them.',
      { path: '^shell/' },
      { path: '^mfe-|^packages/(listing-ui|console-ui|resource-kit)/' },
    ),
    rule(
      'mantine-only-in-consoles',
      'Visitors and renters never load Mantine.',
      {
        path: '^(shell|mfe-[^/]+|packages/(ui|client|forms|listing-ui|contracts))/',
        pathNot: `^(${consoleAreas.join('|')})/`,
      },
      { path: '@mantine/(?!form)|^packages/(console-ui|resource-kit)/' },
    ),
    rule(
      'router-and-redux-through-client',
      'Router, react-redux and Redux Toolkit are imported through client (one copy in the browser).',
      { path: frontends, pathNot: ['^packages/client/', tests] },
      { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs)/' },
    ),
    rule(
      'messages-through-client',
      'Areas import messages through client, which holds the only registry of catalogs in the browser.',
      { path: frontends, pathNot: ['^packages/client/', '^shell/src/shared\\.ts$', tests] },
      { path: '^packages/messages/' },
    ),
    rule('frontends-not-services', 'Frontends do not import services.', { path: frontends }, { path: backend }),
    rule('services-not-frontends', 'Services do not import frontends.', { path: backend }, { path: frontends }),
    rule(
      'no-imports-between-services',
      'Services communicate only over HTTP.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    rule(
      'no-imports-of-feature-internals',
      'A feature imports from another only its module, entities and exported services.',
      { path: '^services/(?!gateway)([^/]+)/src/([^/]+)/.+', pathNot: [tests, '/database/'] },
      {
        path: '^services/[^/]+/src/[^/]+/(?!.*(module|entity|service|index|projection|presenter)\\.ts$).+\\.controller\\.ts$',
        pathNot: '^services/$1/src/$2/',
      },
    ),
    rule(
      'service-kit-not-services',
      'service-kit imports neither services nor UI packages.',
      { path: '^packages/service-kit/' },
      { path: '^services/|^packages/(ui|client|forms|listing-ui|console-ui)/' },
    ),
    rule(
      'demo-data-stands-alone',
      'demo-data imports nothing of the product.',
      { path: '^packages/demo-data/', pathNot: tests },
      { path: '^(services|shell|mfe-[^/]+|packages/(?!demo-data/)[^/]+)/' },
    ),
    rule(
      'demo-data-for-catalog-only',
      'Only catalog draws pictures of the demo market.',
      { pathNot: ['^packages/demo-data/', '^services/catalog/', tests] },
      { path: '^packages/demo-data/' },
    ),
    rule(
      'demo-drawings-loaded-on-demand',
      'Catalog loads the drawings by import(), so that production never does.',
      { path: '^services/', pathNot: tests },
      { path: '^packages/demo-data/', dynamic: false, dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'market-maker-never-ships',
      'No product code imports the maker of the demo market.',
      { pathNot: ['^packages/demo-data/', tests] },
      { path: '^packages/demo-data/src/market/' },
    ),
    rule(
      'no-imports-of-tests',
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
