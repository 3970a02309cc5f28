import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** Unicode bidirectional algorithm. The package is CommonJS, while its types describe an ES module. */
export const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
