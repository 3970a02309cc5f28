declare const SHELL_FILES: {
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly icon: string;
};

/** Style sheets of the shell at build time, used by the offline page. */
export const shellStyles: readonly string[] = SHELL_FILES.styles;
/** URL of the site icon. */
export const shellIcon: string = SHELL_FILES.icon;
/** Files cached when the worker is installed. */
export const precachedFiles: readonly string[] = [...SHELL_FILES.styles, ...SHELL_FILES.preloads, SHELL_FILES.icon];
