/** Returns the indefinite article of an English word: 'an' before a vowel. */
export const article = (word) => (/^[aeiou]/.test(word) ? 'an' : 'a');
