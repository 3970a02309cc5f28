/** Maximum number of listings in a comparison. */
export const maxCompared = 4;
