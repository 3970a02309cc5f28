/** Bytes of the largest file that is mailed. */
export const maxMailFileBytes = 2_000_000;
