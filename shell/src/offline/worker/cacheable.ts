import { hasNoLanguagePrefix, splitLanguage } from '@porchlight/contracts';

const hashed = /^\/(assets\/shell|areas\/[\w-]+)\/[^?]+\.[0-9a-f]{8,64}\.\w+$/;
const linked = /(?:href|src)="(\/(?:assets|areas)\/[^"]+)"/g;

/** Returns whether a page may be cached: public pages only, never consoles, login or account pages. */
export const isPublicPage = (path: string): boolean =>
  !hasNoLanguagePrefix(splitLanguage(path).path) && !/\.\w{1,12}$/.test(path);
/** Returns whether a path is a built file with a content hash in its name. */
export const isBuiltFile = (path: string): boolean => hashed.test(path);
/** Returns whether a path is a listing photo. */
export const isPhoto = (path: string): boolean => path.startsWith('/photos/');

/** Returns the built files that an HTML document references. */
export const filesIn = (html: string): string[] => [...html.matchAll(linked)].map(([, address = '']) => address);
