// Replaces the parts of the federation runtime that read manifests, preload from them and open remotes that a build
// names. The site uses none of them (areas.json names the entries, the server links the files of a page), and they are
// 5 KB of every first visit; the option `disableSnapshot` leaves them in the bundle.
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
