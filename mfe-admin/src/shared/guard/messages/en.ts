/** Messages of the permission that guards content, in English. */
export const en = { allVisitors: 'All visitors', usersWith: 'Users with “{permission}”' } as const;
