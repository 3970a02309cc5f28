// Rules within a file. Import rules between files: packages/tooling/src/check/boundaries.mjs.
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';
import { consoleAreas } from './packages/tooling/src/build/site-parts.mjs';
import { localRules } from './packages/tooling/src/check/eslint-rules.mjs';

const size = {
  'max-lines': ['error', { max: 250 }],
  'local/function-size': 'error',
  'max-depth': ['error', 3],
  complexity: ['error', 10],
};
const banned = {
  fetch: { name: 'fetch', message: 'Calls go through client (browser) or service-kit (services).' },
  env: {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'process.env is read in config.ts only.',
  },
  html: { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Only RichText draws HTML.' },
  style: {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy blocks style attributes: use a class.',
  },
  variableImport: {
    selector: 'ImportExpression > :not(Literal)',
    message: 'import() takes a literal outside the area loader.',
  },
  sql: {
    selector:
      "CallExpression[callee.property.name=/^(query|rows|raw|execute)$/] > TemplateLiteral > :not(TemplateElement):not(CallExpression[callee.name='escapeIdentifier'])",
    message: 'SQL is not built from strings: use $ parameters (names of things: escapeIdentifier of pg).',
  },
  hex: { selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]', message: 'Colours are tokens of ui.' },
  only: {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'A test runs or is removed.',
  },
  messages: {
    selector:
      ':matches(JSXText, JSXElement > JSXExpressionContainer > Literal, JSXFragment > JSXExpressionContainer > Literal, JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal)[value=/[A-Za-z]{2}/]',
    message: 'Text that people read is a message: messages/en.ts, messages/fr.ts.',
  },
  cipher: {
    selector:
      "CallExpression[callee.name=/^create(Cipher|Decipher)iv$/] > .arguments:first-child:not(Literal[value='aes-256-gcm'])",
    message: 'The only cipher is aes-256-gcm: it also detects changes.',
  },
  weakHash: {
    selector: 'CallExpression[callee.name=/^create(Hash|Hmac)$/] > Literal[value=/^(md[45]|sha-?1$|ripemd)/i]',
    message: 'SHA-256 or stronger.',
  },
  starExport: { selector: 'ExportAllDeclaration', message: 'Entry files export by name.' },
  defaultExport: { selector: 'ExportDefaultDeclaration', message: 'Exports are named.' },
};
const permalinkImports = {
  name: '@porchlight/contracts',
  importNames: ['applyPermalinks', 'localizePath', 'pathInLanguage', 'splitLanguage', 'toShownPath', 'toStoredPath'],
  message: 'The copy of contracts in an area does not know the permalinks: use useAddress of client.',
};
const syntax = (...rules) => ({ 'no-restricted-syntax': ['error', ...rules] });
const everywhere = [
  banned.env,
  banned.html,
  banned.style,
  banned.variableImport,
  banned.sql,
  banned.hex,
  banned.only,
  banned.messages,
  banned.cipher,
  banned.weakHash,
  banned.starExport,
  banned.defaultExport,
];
const without = (...names) => everywhere.filter((rule) => !names.includes(rule));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.cache/**', 'docs/**', 'test-results/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { local: localRules },
    rules: {
      ...size,
      ...syntax(...everywhere),
      'no-restricted-globals': ['error', banned.fetch],
      eqeqeq: 'error',
      'one-var': ['error', 'never'],
      'no-console': 'error',
      'no-eval': 'error',
      'prefer-const': 'error',
      'local/file-name': 'error',
      'local/plain-terms': 'error',
      'local/suppression-has-reason': 'error',
      'local/no-vague-name': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
    },
  },
  {
    files: ['{shell,mfe-*,packages/{client,ui,forms,listing-ui,console-ui,resource-kit}}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      // An application handles its own keys, which the rule does not know.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['application', 'tabpanel'] }],
    },
  },
  {
    files: [
      '**/*.{test,spec,e2e}.{ts,tsx}',
      '**/testing/**/*.ts',
      'e2e/access.expected.ts',
      'e2e/access/expected-*.ts',
    ],
    rules: {
      'max-lines': ['error', { max: 400 }],
      'local/function-size': 'off',
      ...syntax(banned.only, banned.sql),
      'no-restricted-globals': 'off',
    },
  },
  { files: ['mfe-*/src/**'], rules: { 'no-restricted-imports': ['error', { paths: [permalinkImports] }] } },
  {
    files: ['packages/client/src/**', 'packages/service-kit/src/**', 'services/gateway/src/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['**/config.ts', '**/config/*.ts', '**/main.ts', '**/*-cli.ts', 'e2e/**/*.ts'],
    rules: syntax(...without(banned.env)),
  },
  {
    files: ['packages/ui/src/**', 'services/catalog/src/photos/share/**', 'packages/demo-data/src/drawing/**'],
    ignores: ['**/*.test.tsx'],
    rules: syntax(...without(banned.hex)),
  },
  // Prescribed by the protocol of the range look-up, and a name that secures nothing.
  {
    files: [
      'services/accounts/src/credentials/breached-passwords.ts',
      'services/catalog/src/search/statements/statement-names.ts',
    ],
    rules: syntax(...without(banned.weakHash)),
  },
  // Screens are loaded by import() as a default export; the area loader takes addresses from areas.json.
  { files: ['**/*-screen.tsx'], rules: syntax(...without(banned.defaultExport)) },
  // The consoles get catalogs with their screens.
  {
    files: [`{${[...consoleAreas, 'packages/console-ui'].join()}}/src/**/*.tsx`],
    rules: syntax(...without(banned.messages)),
  },
  {
    files: [`{${consoleAreas.join()}}/src/**/*-screen.tsx`],
    rules: syntax(...without(banned.messages, banned.defaultExport)),
  },
  { files: ['**/*.d.ts', '**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['packages/ui/src/rich-text/rich-text.tsx'], rules: syntax(...without(banned.html)) },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    plugins: { local: localRules },
    rules: {
      'local/plain-terms': 'error',
      'max-lines': size['max-lines'],
      'max-depth': size['max-depth'],
      'prefer-const': 'error',
      eqeqeq: 'error',
      'one-var': ['error', 'never'],
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/database/migrations/*.ts'],
    rules: { 'local/function-size': 'off', 'local/file-name': 'off', ...syntax(...without(banned.sql)) },
  },
);
