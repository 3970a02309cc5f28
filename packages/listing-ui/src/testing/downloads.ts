/** Adds what jsdom lacks for downloads. Returns the requested paths and the names of the saved files. */
export function standInForDownloads(respond: (path: string) => { readonly status: number; readonly body: object }) {
  const [requested, saved]: [string[], string[]] = [[], []];
  global.fetch = ((path: string) => {
    requested.push(path);
    const { status, body } = respond(path);
    return Promise.resolve({
      status,
      ok: status === 200,
      blob: () => Promise.resolve(new Blob(['file'])),
      json: () => Promise.resolve(body),
    });
  }) as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  return { requested, saved };
}
