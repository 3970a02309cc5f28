const made =
  /^(var (?:Link|NavLink|Form|MemoizedDataRoutes|\w+Context) = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const named = /^\w+\.displayName = .*$/gm;
// An assignment to a class keeps it: the field says the same inside.
const boundary =
  /^(var RenderErrorBoundary = class extends React\d*\.Component \{)$([^]*?)^RenderErrorBoundary\.(contextType = \w+;)$/m;

/**
 * Lets the minifier leave out the parts of the router that nobody uses: `Link`, `NavLink`, `Form`, the data routes and their contexts are made by
 * calls, which it must else take for work to be done. They bring forms, fetchers, prefetching and error pages with them; our links and pages are
 * those of packages/client/src/router.tsx.
 */
export default function routerParts(source) {
  const parts = [...source.matchAll(made)].filter(([, name]) => !name.includes('Context')).length;
  if (![0, 4].includes(parts) || (parts === 4 && !boundary.test(source)))
    throw new Error(`${this.resourcePath} writes its components in another way: look at router-parts-loader.mjs`);
  return source.replace(made, '$1/*#__PURE__*/ $2').replace(boundary, '$1\n  static $3$2').replace(named, '');
}
