import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { root } from '../../root.mjs';
import { backServices } from '../site-parts.mjs';
import { moduleRules } from './module-rules.mjs';
import { isShared, sharedBy } from './sharing.mjs';

// The specification requires Module Federation: teams deploy areas through its runtime, so a lighter one is not an
// option (docs/adr/0008-share-the-federation-runtime-of-the-shell.md).
const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');
const inNode = (path) => join(root, 'node_modules', path);
const here = import.meta.dirname;

// webpack's cache does not detect a change of webpack, Node or this preset.
const cacheVersion = [
  webpack.version,
  process.version,
  ...[
    'preset.mjs',
    'module-rules.mjs',
    'sharing.mjs',
    'route-metadata-loader.mjs',
    'screen-name-loader.mjs',
    'messages-loader.mjs',
  ].map((file) =>
    createHash('sha256')
      .update(readFileSync(join(here, file)))
      .digest('hex')
      .slice(0, 12),
  ),
].join();

/**
 * Replaces imports of contracts with route metadata (route-metadata-loader.mjs) inside packages/client and in the
 * `-calls.ts` files of areas.
 */
const routeMetadata = new webpack.NormalModuleReplacementPlugin(
  new RegExp(`^@porchlight/contracts/(${backServices.join('|')})$`),
  (resource) => {
    if (
      !resource.context.startsWith(join(root, 'packages/client')) &&
      !resource.contextInfo.issuer.endsWith('-calls.ts')
    )
      return;
    const service = resource.request.split('/').at(-1);
    // The query creates one module per file of calls; otherwise the first chunk would contain the metadata of all calls
    // of a service.
    resource.request = `!!${join(here, 'route-metadata-loader.mjs')}!${join(root, 'packages/contracts/src', service, 'index.ts')}?${basename(resource.contextInfo.issuer)}`;
  },
);

/** Replaces the federation runtime of an area (24 KB of each first visit) with the shell's. */
const sharedRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime\/dist\/bundler\.js$/,
  join(here, 'shared-runtime.js'),
);

const common = (front, mode, kind) => ({
  name: `${front.name} ${kind}`,
  context: front.folder,
  mode,
  devtool: mode === 'production' || kind !== 'browser' ? false : 'cheap-module-source-map',
  module: { rules: moduleRules(kind === 'server', mode) },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    conditionNames: ['source', '...'],
    // The package's `exports` lead every bundler to the development build.
    alias:
      mode === 'production'
        ? {
            'react-router$': inNode('react-router/dist/production/index.mjs'),
            'react-router/dom$': inNode('react-router/dist/production/dom-export.mjs'),
          }
        : {},
  },
  cache:
    mode === 'production'
      ? {
          type: 'filesystem',
          cacheDirectory: join(root, '.cache/webpack'),
          name: `${front.name}-${kind}-${mode}`,
          version: cacheVersion,
        }
      : { type: 'memory' },
  performance: false,
  stats: 'errors-only',
  infrastructureLogging: { level: 'error' },
});

/** Returns the configuration of the browser build: hashed files, one style sheet per chunk, Module Federation. */
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
      // Names of chunks would be a table in the first script.
      chunkFilename: '[id].[contenthash:10].js',
      chunkLoadTimeout: 4000, // shorter than the shell's own timeout of 5 s, so that webpack reports the failure first
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
      // SEO metadata (description, JSON-LD) is server-only and dropped from browser bundles.
      new webpack.DefinePlugin({ IN_BROWSER: 'true' }),
      routeMetadata,
      ...(isShell ? [] : [sharedRuntime]),
      new MiniCssExtractPlugin({
        filename: `${name}.css`,
        chunkFilename: '[id].[contenthash:10].css',
        ignoreOrder: true,
      }),
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

const valueAtBuild = (value) => webpack.DefinePlugin.runtimeValue(value, { version: value });

/**
 * Returns the configuration of the service worker build; the bundle contains the list of the shell's files, which
 * `shellFiles` returns when it is built.
 */
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
    plugins: [new webpack.DefinePlugin({ SHELL_FILES: valueAtBuild(() => JSON.stringify(shellFiles())) })],
  };
}

/**
 * Returns the configuration of the server build for the gateway's render workers: one CommonJS file; an area takes the
 * shared packages from the shell's bundle.
 */
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
    plugins: [routeMetadata, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
