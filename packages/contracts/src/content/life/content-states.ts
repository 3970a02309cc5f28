/** States that staff choose. A scheduled text is public from its `publishedAt` on. */
export const chosenStates = ['draft', 'scheduled', 'published'] as const;
export type ChosenState = (typeof chosenStates)[number];
/** States of a post or a page. A changed one is public and has a draft of changes, which visitors do not see. */
export const contentStates = [...chosenStates, 'changed'] as const;
export type ContentState = (typeof contentStates)[number];
