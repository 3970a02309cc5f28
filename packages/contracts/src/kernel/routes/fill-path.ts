/** Fills the parameters of a path, encoded: `/listing/:id` becomes `/listing/7kq2x9m4bd`. Lists are comma-separated. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
