// Resolves packages of this repository to their sources, also where Jest gives no conditions: looking for the tests
// that a changed file reaches.
module.exports = (path, options) =>
  options.defaultResolver(path, { ...options, conditions: options.conditions ?? ['source', 'import', 'default'] });
