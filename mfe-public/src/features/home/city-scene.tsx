import css from './city-scene.module.css';

// A small seeded dice: the same city has the same skyline on the server and in every browser.
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const seedOf = (text: string) => [...text].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0, 5381);
const wide = 320, low = 200;

function windowsOf(x: number, top: number, w: number, roll: () => number): string {
  const rows = Math.max(0, Math.floor((low - 18 - top) / 14));
  const columns = Math.max(0, Math.floor((w - 10) / 11));
  const places = Array.from({ length: rows * columns }, (_, at) => ({ left: x + 6 + (at % columns) * 11, up: top + 10 + Math.floor(at / columns) * 14 }));
  return places.filter(() => roll() < 0.32).map(({ left, up }) => `M${left.toFixed(0)} ${up.toFixed(0)}h5v7h-5z`).join('');
}
function skyline(roll: () => number): { readonly towers: string; readonly windows: string } {
  let towers = '', windows = '';
  for (let x = -6; x < wide;) {
    const w = 22 + roll() * 36;
    const h = 40 + roll() * roll() * 120;
    towers += `M${x.toFixed(0)} ${low}v-${h.toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}z`;
    windows += windowsOf(x, low - h, w, roll);
    x += w + roll() * 6;
  }
  return { towers, windows };
}

/** A skyline of a city's own, drawn from its id: decoration. */
export function CityScene({ id }: { readonly id: string }) {
  const roll = dice(seedOf(id));
  const mood = (['dusk', 'dawn', 'night'] as const)[Math.floor(roll() * 3)] ?? 'dusk';
  const sun = { x: 50 + roll() * 220, y: 40 + roll() * 40 };
  const far = skyline(roll);
  const near = skyline(roll);
  return (
    <svg className={css[mood]} viewBox={`0 0 ${wide} 240`} preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <rect className={css.sky} width={wide} height="240" />
      <circle className={css.sun} cx={sun.x} cy={sun.y} r="17" />
      <path className={css.far} d={far.towers} transform="translate(0 -26)" />
      <path className={css.near} d={near.towers} /><path className={css.window} d={near.windows} />
      <path className={css.near} d={`M0 ${low}h${wide}v40H0z`} />
    </svg>
  );
}
