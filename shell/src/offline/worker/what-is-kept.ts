import { hasNoPrefix } from '@porchlight/contracts';

const hashed = /^\/(assets\/shell|areas\/[\w-]+)\/[^?]+\.[0-9a-f]{8,64}\.\w+$/,
  linked = /(?:href|src)="(\/(?:assets|areas)\/[^"]+)"/g;

/** Whether a page may be kept: public ones only, never a console, a sign-in or an account's own address. */
export const isPublicPage = (path: string): boolean => !hasNoPrefix(path) && !/\.\w{1,12}$/.test(path);
/** Whether an address is a file of the build whose name changes with its content. */
export const isBuiltFile = (path: string): boolean => hashed.test(path);
/** Whether an address is the photo of a home. */
export const isPhoto = (path: string): boolean => path.startsWith('/photos/');

/** The files that a document links. */
export const filesIn = (html: string): string[] => [...html.matchAll(linked)].map(([, address = '']) => address);
