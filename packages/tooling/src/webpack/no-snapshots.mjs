// Stands for the parts of the federation runtime that follow manifests, fetch ahead by them, and open remotes that a build names: the house
// has none (areas.json names the entries, the server the files of a page), and they are 5 KB of every first visit. Their switch, `disableSnapshot`, leaves them in the bundle.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}
export const getGlobalRemoteInfo = () => ({});
const none = () => [];
export {
  none as remotes,
  none as defaultPreloadArgs,
  none as formatPreloadArgs,
  none as normalizePreloadExposes,
  none as preloadAssets,
};
