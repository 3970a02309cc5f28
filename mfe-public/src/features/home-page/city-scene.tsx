import css from './city-scene.module.css';

// Mulberry32: a seeded generator, so that a city's skyline is the same on the server and in every browser.
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const hashText = (text: string) => [...text].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0, 5381);
const sceneWidth = 320;
const groundY = 200;

function windowPath(x: number, top: number, w: number, random: () => number): string {
  const rows = Math.max(0, Math.floor((groundY - 18 - top) / 14));
  const columns = Math.max(0, Math.floor((w - 10) / 11));
  const slots = Array.from({ length: rows * columns }, (_, at) => ({
    left: x + 6 + (at % columns) * 11,
    up: top + 10 + Math.floor(at / columns) * 14,
  }));
  return slots
    .filter(() => random() < 0.32)
    .map(({ left, up }) => `M${left.toFixed(0)} ${up.toFixed(0)}h5v7h-5z`)
    .join('');
}
function skyline(random: () => number, maxHeight: number): { readonly towers: string; readonly windows: string } {
  let towers = '';
  let windows = '';
  for (let x = -6; x < sceneWidth;) {
    const w = 22 + random() * 36;
    const h = 24 + random() * random() * maxHeight;
    towers += `M${x.toFixed(0)} ${groundY}v-${h.toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}z`;
    windows += windowPath(x, groundY - h, w, random);
    x += w + random() * 6;
  }
  return { towers, windows };
}

// Background landmark that distinguishes a city's illustration.
const landmarks = {
  mountains: 'M-10 200L38 92l16 20 26-52 34 66 22-30 34 62 30-84 38 70 18-26 44 82z',
  hill: 'M-10 200C60 196 96 96 172 92s108 100 158 108z',
  needle: 'M214 200l4-92h-7c-6 0-9-9-9-9h9l6-11 2-48 2 48 6 11h9s-3 9-9 9h-7l4 92z',
  spire: 'M60 200v-44h44v-52l9-22 9 22v52h60v44zM70 156l12-14 12 14zM140 156l12-14 12 14z',
  bridge:
    'M0 176h320v8H0zM78 200V96h8v104zM232 200V96h8v104zM82 98q77 118 154 0v7q-77 116-154 0zM82 98Q50 160 0 172v5q52-8 82-66zM236 98q32 62 84 74v5q-54-8-84-66z',
} as const;
type Landmark = keyof typeof landmarks;
const landmarkByCity: Readonly<Record<string, Landmark>> = {
  calgary: 'mountains',
  vancouver: 'mountains',
  toronto: 'needle',
  montreal: 'hill',
  ottawa: 'spire',
  winnipeg: 'bridge',
  saskatoon: 'bridge',
  edmonton: 'bridge',
  london: 'hill',
};
const landmarkNames = Object.keys(landmarks) as Landmark[];
const landmarkOf = (slug: string, random: () => number) =>
  landmarks[landmarkByCity[slug] ?? landmarkNames[Math.floor(random() * landmarkNames.length)] ?? 'hill'];

// Six, assigned in turn, so that neighbours in rows of two or four differ.
const lightings = ['dusk', 'night', 'noon', 'rose', 'dawn', 'snow'] as const;

/** Decorative skyline generated from the last segment of a city's URL; its lighting follows its index in the list. */
export function CityScene({ slug, at }: { readonly slug: string; readonly at: number }) {
  const random = seededRandom(hashText(slug));
  const lighting = lightings[at % lightings.length] ?? 'dusk';
  const sun = { x: 50 + random() * 220, y: 40 + random() * 40 };
  const far = skyline(random, 104);
  const near = skyline(random, 76);
  return (
    <svg
      className={css[lighting]}
      viewBox={`0 0 ${sceneWidth} 240`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <rect className={css.sky} width={sceneWidth} height="240" />
      <circle className={css.sun} cx={sun.x} cy={sun.y} r="17" />
      <path className={css.mark} d={landmarkOf(slug, random)} />
      <path className={css.far} d={far.towers} transform="translate(0 -4)" />
      <path className={css.near} d={near.towers} />
      <path className={css.window} d={near.windows} />
      <path className={css.near} d={`M0 ${groundY}h${sceneWidth}v40H0z`} />
    </svg>
  );
}
