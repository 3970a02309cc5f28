/**
 * Returns the name of a location as it stands in a sentence: 'the Calgary area' for 'Calgary area', other names
 * unchanged.
 */
export const nameInSentence = (name: string): string => (name.endsWith(' area') ? `the ${name}` : name);
