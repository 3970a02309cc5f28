const named = /screen\(\(\) => import\((\/\* webpackChunkName: ["']([\w-]+)["'] \*\/\s*)('[^']+'|"[^"]+")\)\)/g;

/**
 * Tells each `screen()` of a manifest the name of its chunk, so that the server can link exactly the files of the screen it drew.
 * Every screen of a manifest is named: an unnamed one would arrive without its styles.
 */
export default function nameScreens(source) {
  const screens = source.match(/\bscreen\(/g)?.length ?? 0,
    found = [...source.matchAll(named)].length;
  if (screens !== found)
    throw new Error(
      `${this.resourcePath}: write each screen as screen(() => import(/* webpackChunkName: "name" */ './file.tsx'))`,
    );
  return source.replace(named, (_, comment, name, file) => `screen(() => import(${comment}${file}), '${name}')`);
}
