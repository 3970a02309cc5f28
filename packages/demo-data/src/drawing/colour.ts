/** Colour as `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Interpolates between two colours: share 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  return `#${channels(from)
    .map((value, at) =>
      Math.round(value + ((target[at] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes a colour with the product's indigo, the colour of all shadows. */
export const darker = (colour: Colour, share = 0.15): Colour => mix(colour, ink, share);
export const lighter = (colour: Colour, share = 0.2): Colour => mix(colour, '#fffdf8', share);

export const ink = '#171a33';
/** Yellow of the porch light. */
export const porch = '#ffc44d';
export const lampLight = '#ffe9b8';
export const white = '#fbfaf6';
export const metal = '#3a3d4c';
export const brass = '#cda45c';
