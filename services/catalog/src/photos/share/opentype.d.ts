// What we use of opentype.js, which brings no types.
declare module 'opentype.js' {
  interface Path { toPathData(decimals: number): string }
  interface Font {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
