/** The colours and letters that a canvas paints with: the tokens `--map-*` of its place in the page. */
export interface Palette {
  readonly water: string;
  readonly land: string;
  readonly town: string;
  readonly shore: string;
  readonly park: string;
  readonly border: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly way: string;
  readonly wayEdge: string;
  readonly label: string;
  readonly label2: string;
  readonly halo: string;
  readonly font: string;
}

/** Reads the palette where an element stands; again after the theme has changed. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    water: token('water'),
    land: token('land'),
    town: token('town'),
    shore: token('shore'),
    park: token('park'),
    border: token('border'),
    road: token('road'),
    roadEdge: token('road-edge'),
    way: token('way'),
    wayEdge: token('way-edge'),
    label: token('label'),
    label2: token('label-2'),
    halo: token('halo'),
    font: style.getPropertyValue('--font').trim() || 'sans-serif',
  };
}
