/** Minus sign of amounts; a hyphen is narrower than the digits. */
export const minus = '−';
