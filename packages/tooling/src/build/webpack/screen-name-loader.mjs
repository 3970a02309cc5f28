const named =
  /screen\(\s*\(\) =>\s+import\((\/\* webpackChunkName: ["']([\w-]+)["'] \*\/\s*)('[^']+'|"[^"]+")\),?\s*\)/g;

/**
 * Passes each `screen()` of a manifest the name of its chunk, so that the server can link exactly the files of the
 * rendered screen. An unnamed screen fails the build, because it would arrive without its styles.
 */
export default function nameScreens(source) {
  const screens = source.match(/\bscreen\(/g)?.length ?? 0;
  const found = [...source.matchAll(named)].length;
  if (screens !== found)
    throw new Error(
      `${this.resourcePath}: write each screen as screen(() => import(/* webpackChunkName: "name" */ './file.tsx'))`,
    );
  return source.replace(named, (_, comment, name, file) => `screen(() => import(${comment}${file}), '${name}')`);
}
