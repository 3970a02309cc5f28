/** Messages of the permission that guards content, in English. */
export const en = { allVisitors: 'All visitors' } as const;
