import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { root } from '../../root.mjs';

const here = import.meta.dirname;

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

// Both builds must generate the same class names for hydration, so salt and folder are fixed. Readable names are for
// development only: they would add 2 KB to a first visit. Five characters (30 bits) tell 2,000 classes apart.
const cssModules = (isServer, mode) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: isServer,
      localIdentName: mode === 'production' ? '[hash:base64:5]' : '[name]__[local]--[hash:base64:5]',
      localIdentContext: root,
      localIdentHashSalt: 'porchlight',
    },
  },
});

const messageFiles = /\/src\/(.+\/)?messages\/(en|fr|en-us)\.ts$/;
/** Returns the loaders of one frontend build. */
export const moduleRules = (isServer, mode) => [
  { test: /\.tsx?$/, exclude: [/node_modules/, messageFiles], use: swc(isServer) },
  { test: messageFiles, use: join(here, 'messages-loader.mjs') },
  { test: /\/src\/(area|routing\/shell-routes)\.tsx$/, enforce: 'pre', use: join(here, 'screen-name-loader.mjs') },
  // The package does not declare `sideEffects`; it has none except the globals of modules that are used.
  { test: /@module-federation\/runtime-core\/dist\//, sideEffects: false },
  {
    test: /\.module\.css$/,
    use: isServer ? [cssModules(true, mode)] : [MiniCssExtractPlugin.loader, cssModules(false, mode)],
  },
  // The server build ignores plain style sheets.
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    ...(isServer
      ? { type: 'asset/resource', generator: { emit: false } }
      : { use: [MiniCssExtractPlugin.loader, cssModules(false, mode)] }),
  },
  // Base map tiles are JSON files that are fetched, not bundled.
  { test: /\.tile$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10].json', emit: !isServer } },
  {
    test: /\.(woff2|svg|webp|png|jpg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:10][ext]', emit: !isServer },
  },
];
