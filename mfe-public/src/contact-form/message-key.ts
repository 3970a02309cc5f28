/** A key that nobody else has. `crypto.randomUUID` is missing on a page without https; this is not. */
export const newMessageKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
