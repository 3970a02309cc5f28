/** Returns the URL of a small picture of a cover. */
export const coverUrl = (cover: string): string => `/photos/${cover}-480.webp`;
