const componentCalls =
  /^(var (?:Link|NavLink|Form|MemoizedDataRoutes|\w+Context) = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const displayNames = /^\w+\.displayName = .*$/gm;
// An assignment after a class prevents its removal; a static field has the same effect.
const boundary =
  /^(var RenderErrorBoundary = class extends React\d*\.Component \{)$([^]*?)^RenderErrorBoundary\.(contextType = \w+;)$/m;

/**
 * Lets the minifier remove the unused parts of the router: `Link`, `NavLink`, `Form`, the data routes and their
 * contexts are created by calls, which it otherwise treats as side effects. They bring forms, fetchers, prefetching and
 * error pages with them; the site's links and pages are those of packages/client/src/router.tsx.
 */
export default function markRouterCallsPure(source) {
  const parts = [...source.matchAll(componentCalls)].filter(([, name]) => !name.includes('Context')).length;
  if (![0, 4].includes(parts) || (parts === 4 && !boundary.test(source)))
    throw new Error(
      `${this.resourcePath} defines its components differently than expected: update pure-router-loader.mjs`,
    );
  return source
    .replace(componentCalls, '$1/*#__PURE__*/ $2')
    .replace(boundary, '$1\n  static $3$2')
    .replace(displayNames, '');
}
