// What we use of opentype.js, which brings no types.
declare module 'opentype.js' {
  interface Command {
    readonly type: string;
    readonly x?: number;
    readonly y?: number;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
  }
  interface Path {
    readonly commands: readonly Command[];
  }
  interface Font {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
