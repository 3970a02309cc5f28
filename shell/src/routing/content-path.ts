/** History state of /login: the page under the dialog. */
export interface LoginLocationState {
  readonly over?: string;
}

/** Returns the path of the content: the URL, or for /login the page under the dialog (default: the home page). */
export function contentPath({ pathname, state }: { readonly pathname: string; readonly state: unknown }): string {
  if (pathname !== '/login') return pathname;
  const over = (state as LoginLocationState | null)?.over;
  return over?.startsWith('/') && over !== '/login' ? over : '/';
}
