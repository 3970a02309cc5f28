/** History state of /login: the page under the dialog. */
export interface LoginLocationState {
  readonly over?: string;
}

/** History state of the home page after a redirect from a page that requires a login: the address of that page. */
export interface AskedPageState {
  readonly asked?: string;
}

/** Returns the address requested before the login, if it belongs to this site. */
export function askedPage(state: unknown): string | undefined {
  const asked = (state as AskedPageState | null)?.asked;
  return asked?.startsWith('/') && !asked.startsWith('//') ? asked : undefined;
}

/** Returns the path of the content: the URL, or for /login the page under the dialog (default: the home page). */
export function contentPath({ pathname, state }: { readonly pathname: string; readonly state: unknown }): string {
  if (pathname !== '/login') return pathname;
  const over = (state as LoginLocationState | null)?.over;
  return over?.startsWith('/') && over !== '/login' ? over : '/';
}
