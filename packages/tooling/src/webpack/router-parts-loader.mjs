/**
 * Lets the minifier leave out the components of the router that nobody uses: `Link`, `NavLink`, `Form` and the data routes are made by calls,
 * which it must else take for work to be done. They bring forms, fetchers, prefetching and error pages with them; our links and pages are
 * those of packages/client/src/router.tsx.
 */
export default function routerParts(source) {
  const made = /^(var (?:Link|NavLink|Form|MemoizedDataRoutes) = )(React\d*\.(?:forwardRef|memo)\()/gm;
  const found = source.match(made)?.length ?? 0;
  if (![0, 4].includes(found)) throw new Error(`${this.resourcePath} writes its components in another way: look at router-parts-loader.mjs`);
  return source.replace(made, '$1/*#__PURE__*/ $2').replace(/^(Link|NavLink|Form)\.displayName = .*$/gm, '');
}
