import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { root } from '../root.mjs';
import { isShared, sharedBy } from './sharing.mjs';

// The shape of the product names this package: teams deploy areas by its runtime, so a lighter one is no choice (decision 8).
const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');
const inNode = (path) => join(root, 'node_modules', path);
const here = import.meta.dirname;

// webpack's cache does not notice another webpack, Node or preset by itself.
const cacheVersion = [
  webpack.version,
  process.version,
  ...[
    'preset.mjs',
    'sharing.mjs',
    'route-facts-loader.mjs',
    'router-parts-loader.mjs',
    'screen-name-loader.mjs',
    'words-loader.mjs',
    'late-words-loader.mjs',
  ].map((file) =>
    createHash('sha256')
      .update(readFileSync(join(here, file)))
      .digest('hex')
      .slice(0, 12),
  ),
].join();

const swc = (isServer) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic', development: false },
      }, // jsx-dev-runtime is not among the shared modules
    },
    ...(isServer ? { sourceMaps: false } : {}),
  },
});

// The same class names in both builds, or hydration would find others: the salt and the folder are fixed. Names that say where they
// are from are for development: the maps of them are 2 KB of a first visit.
const cssModules = (isServer, mode) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: isServer,
      localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]__[local]--[hash:base64:5]',
      localIdentContext: root,
      localIdentHashSalt: 'porchlight',
    },
  },
});

const words = /\/src\/(.+\/)?words\/(en|fr|en-us)\.ts$/;
const rules = (isServer, { isShell }, mode) => [
  { test: /\.tsx?$/, exclude: [/node_modules/, words], use: swc(isServer) },
  { test: words, use: join(here, 'words-loader.mjs') },
  ...(isServer
    ? []
    : [
        {
          test: /\/src\/(features\/[\w-]+\/)?words\/catalogue\.ts$/,
          exclude: join(root, 'packages/client'),
          enforce: 'pre',
          use: {
            loader: join(here, 'late-words-loader.mjs'),
            options: { keepsEnglish: isShell, from: '@porchlight/client' },
          },
        },
        {
          test: /packages\/client\/src\/words\/catalogue\.ts$/,
          enforce: 'pre',
          use: {
            loader: join(here, 'late-words-loader.mjs'),
            options: { keepsEnglish: true, from: './late-texts.ts' },
          },
        },
      ]),
  { test: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, use: join(here, 'router-parts-loader.mjs') },
  { test: /\/src\/(area|routing\/shell-routes)\.tsx$/, enforce: 'pre', use: join(here, 'screen-name-loader.mjs') },
  // It says nothing of side effects, and has none but the globals of modules that are used.
  { test: /@module-federation\/runtime-core\/dist\//, sideEffects: false },
  {
    test: /\.module\.css$/,
    use: isServer ? [cssModules(true, mode)] : [MiniCssExtractPlugin.loader, cssModules(false, mode)],
  },
  // Plain style sheets say nothing to a server.
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    ...(isServer
      ? { type: 'asset/resource', generator: { emit: false } }
      : { use: [MiniCssExtractPlugin.loader, cssModules(false, mode)] }),
  },
  // The ground of the map: JSON that is fetched, not bundled.
  { test: /\.tile$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10].json', emit: !isServer } },
  {
    test: /\.(woff2|svg|webp|png|jpg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:10][ext]', emit: !isServer },
  },
];

/** Inside packages/client, and in the files of an area that make its calls, the calls of the contracts are replaced by their facts (route-facts-loader.mjs). */
const routeFacts = new webpack.NormalModuleReplacementPlugin(
  /^@porchlight\/contracts\/(catalog|accounts|commerce|content)$/,
  (asked) => {
    if (!asked.context.startsWith(join(root, 'packages/client')) && !asked.contextInfo.issuer.endsWith('-calls.ts'))
      return;
    const service = asked.request.split('/').at(-1);
    // Apart for each file of calls (the query): else the facts of calls that one page makes would lie in the first chunk, with the others of their service.
    asked.request = `!!${join(here, 'route-facts-loader.mjs')}!${join(root, 'packages/contracts/src', service, 'index.ts')}?${basename(asked.contextInfo.issuer)}`;
  },
);

/** An area carries no federation runtime of its own (24 KB of each first visit): the shell lends its. */
const lentRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime\/dist\/bundler\.js$/,
  join(here, 'lent-runtime.js'),
);

const noSnapshots = new webpack.NormalModuleReplacementPlugin(/\/(SnapshotHandler|preload|remotes)\.js$/, (asked) => {
  if (/@module-federation\/(runtime-core|webpack-bundler-runtime)\//.test(asked.context))
    asked.request = join(here, 'no-snapshots.mjs');
});

const common = (front, mode, kind) => ({
  name: `${front.name} ${kind}`,
  context: front.folder,
  mode,
  devtool: false,
  module: { rules: rules(kind === 'server', front, mode) },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    conditionNames: ['source', '...'],
    // Its exports lead every bundler to the development build.
    alias:
      mode === 'production'
        ? {
            'react-router$': inNode('react-router/dist/production/index.mjs'),
            'react-router/dom$': inNode('react-router/dist/production/dom-export.mjs'),
          }
        : {},
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack'),
    name: `${front.name}-${kind}-${mode}`,
    version: cacheVersion,
  },
  performance: false,
  stats: 'errors-only',
  infrastructureLogging: { level: 'error' },
});

/** The build for browsers: hashed files, one style sheet a chunk, the federation of the house. */
export function browserConfig(front, mode) {
  const { isShell, id } = front;
  const name = '[name].[contenthash:10]';
  return {
    ...common(front, mode, 'browser'),
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/index.ts' } : {},
    output: {
      path: front.output,
      publicPath: front.publicPath,
      uniqueName: id,
      clean: false,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      chunkLoadTimeout: 4000, // shorter than the shell's own 5 s, or it would wait for what webpack still hopes for
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
    },
    plugins: [
      // What a head says to programs that read pages is code that no browser needs.
      new webpack.DefinePlugin({ IN_BROWSER: 'true' }),
      routeFacts,
      ...(isShell ? [noSnapshots] : [lentRuntime]),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: id,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: sharedBy(front),
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        ...(isShell
          ? { remotes: {} }
          : {
              filename: 'remoteEntry.[contenthash:10].js',
              exposes: { './area': { import: './src/area.tsx', name: '__federation_expose_area' } },
            }),
      }),
    ],
  };
}

/** The service worker: a program of its own that knows the files of the shell it was built with. */
export function workerConfig(front, mode, shellFiles) {
  const { publicPath, output: path } = front;
  return {
    ...common(front, mode, 'worker'),
    target: ['webworker', 'es2022'],
    entry: { worker: './src/offline/worker/service-worker.ts' },
    output: { path, publicPath, clean: false, filename: 'service-worker.[contenthash:10].js' },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    plugins: [new webpack.DefinePlugin({ SHELL_FILES: JSON.stringify(shellFiles) })],
  };
}

/** The build for the gateway's render workers: one CommonJS file; an area takes the shared packages from the shell's. */
export function serverConfig(front, mode) {
  return {
    ...common(front, mode, 'server'),
    target: 'node20',
    entry: { server: front.isShell ? './src/server.tsx' : './src/area.tsx' },
    output: {
      path: front.output,
      publicPath: front.publicPath,
      clean: false,
      filename: '[name].[contenthash:10].cjs',
      library: { type: 'commonjs2' },
    },
    externals: front.isShell
      ? []
      : [
          ({ request }, done) => {
            if (isShared(request)) done(null, `commonjs ${request}`);
            else done();
          },
        ],
    optimization: { minimize: false },
    plugins: [routeFacts, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
