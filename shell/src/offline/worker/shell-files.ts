declare const SHELL_FILES: { readonly styles: readonly string[]; readonly preloads: readonly string[] };

/** Style sheets of the shell that the worker was built with: they dress the offline page. */
export const shellStyles: readonly string[] = SHELL_FILES.styles;
/** What is kept before anything is opened. */
export const firstFiles: readonly string[] = [...SHELL_FILES.styles, ...SHELL_FILES.preloads];
