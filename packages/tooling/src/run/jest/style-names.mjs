// Tests see each class of a CSS module under its source name.
export default new Proxy({}, { get: (_, name) => String(name) });
