/** History state of /login: the page under the dialog. */
export interface LoginLocationState {
  readonly over?: string;
}

/** History state of the home page after a page that needs a login was asked for: its address. */
export interface AskedPageState {
  readonly asked?: string;
}

/** Returns the address that was asked for before the login, if it is one of this site. */
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
