/** Colours and font of the canvas: the `--map-*` tokens that apply to it. */
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

/** Reads the palette that applies to an element; must be read again after a theme change. */
export function readPalette(element: Element): Palette {
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
