// The rule for French punctuation (docs/how-to/add-a-message.md): a no-break space (U+00A0) before ? ! : ; and ».
const noBreakSpace = '\u00a0';
// Addresses, HTML tags and entities, and times such as 10:30 are no sentences.
const notSentences = /https?:\/\/\S+|<[^>]*>|&[#\w]+;|\d:\d|\/\S*\?\S+/g;
const markWithoutSpace = /(?<![\u00a0?!])[?!:;»]|«(?!\u00a0)/g;

/** Returns the excerpts of a French text whose punctuation has no no-break space. */
export const punctuationFaults = (text) => {
  const sentences = text.replace(notSentences, (part) => noBreakSpace.repeat(part.length));
  return [...sentences.matchAll(markWithoutSpace)].map(({ index }) =>
    text.slice(Math.max(0, index - 20), index + 2).trim(),
  );
};
