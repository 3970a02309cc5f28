/** Red, green and blue, 0 to 255. */
export type Colour = [number, number, number];

/** Points of a page in Letter format. */
export const page = { width: 612, height: 792, margin: 54 } as const;
/** Width between the margins. */
export const contentWidth = page.width - 2 * page.margin;
/** Lowest position of content; the footer is below. */
export const contentBottom = page.height - page.margin - 30;

export const colours = {
  brand: [47, 58, 147],
  ink: [17, 24, 39],
  muted: [75, 85, 99],
  line: [209, 213, 219],
  success: [21, 105, 62],
  successSurface: [221, 243, 230],
} satisfies Record<string, Colour>;
