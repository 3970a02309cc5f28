/**
 * Lets the minifier leave out the components of the router that nobody uses: `Link`, `NavLink` and `Form` are made by calls, which it must
 * else take for work to be done. They bring forms, fetchers and prefetching with them; our links are packages/client/src/router.tsx.
 */
export default function routerParts(source) {
  const found = source.match(/^var (Link|NavLink|Form) = React\d*\.forwardRef\($/gm)?.length ?? 0;
  if (![0, 3].includes(found)) throw new Error(`${this.resourcePath} writes its components in another way: look at router-parts-loader.mjs`);
  return source.replace(/^(var (?:Link|NavLink|Form) = )(React\d*\.forwardRef\()$/gm, '$1/*#__PURE__*/ $2').replace(/^(Link|NavLink|Form)\.displayName = .*$/gm, '');
}
