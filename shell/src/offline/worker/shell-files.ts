declare const SHELL_FILES: {
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly icon: string;
};

/** Style sheets of the shell that the worker was built with: they dress the offline page. */
export const shellStyles: readonly string[] = SHELL_FILES.styles;
/** The icon of the site. */
export const shellIcon: string = SHELL_FILES.icon;
/** What is kept before anything is opened. */
export const firstFiles: readonly string[] = [...SHELL_FILES.styles, ...SHELL_FILES.preloads, SHELL_FILES.icon];
