/** Where the login dialog stands over, when it was opened by its address. */
export interface OverPage {
  readonly over?: string;
}

/** The path of the content: the address itself, or for /login the page that the dialog stands over (home unless said). */
export function shownPath({ pathname, state }: { readonly pathname: string; readonly state: unknown }): string {
  if (pathname !== '/login') return pathname;
  const over = (state as OverPage | null)?.over;
  return over?.startsWith('/') && over !== '/login' ? over : '/';
}
