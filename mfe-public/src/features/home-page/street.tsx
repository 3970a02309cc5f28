import type { JSX } from 'react';
import css from './street.module.css';

interface House {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly floors: number;
  readonly roof: 'gable' | 'flat' | 'hip';
  readonly tone: 1 | 2 | 3 | 4;
  readonly lit: readonly number[];
}
const ground = 216;
// Houses of the hero illustration; `lit` lists the indexes of lit windows.
const houses: readonly House[] = [
  { x: -10, wide: 130, high: 112, floors: 2, roof: 'hip', tone: 2, lit: [1, 2] },
  { x: 128, wide: 96, high: 148, floors: 3, roof: 'flat', tone: 3, lit: [0, 3, 4] },
  { x: 232, wide: 120, high: 92, floors: 1, roof: 'gable', tone: 1, lit: [0] },
  { x: 360, wide: 88, high: 170, floors: 4, roof: 'flat', tone: 4, lit: [1, 2, 5] },
  { x: 456, wide: 132, high: 110, floors: 2, roof: 'gable', tone: 2, lit: [0, 3] },
  { x: 596, wide: 110, high: 130, floors: 2, roof: 'hip', tone: 3, lit: [1, 2, 3] },
  { x: 714, wide: 134, high: 100, floors: 1, roof: 'gable', tone: 1, lit: [0, 1] },
  { x: 856, wide: 90, high: 158, floors: 3, roof: 'flat', tone: 4, lit: [0, 2, 5] },
  { x: 954, wide: 124, high: 114, floors: 2, roof: 'hip', tone: 2, lit: [1] },
];
const trees = [112, 344, 582, 704, 842, 1086];

function roofOf({ x, wide, high, roof }: House): string {
  const top = ground - high;
  if (roof === 'flat') return `M${x - 5} ${top}h${wide + 10}v10h-${wide + 10}z`;
  const peak = roof === 'gable' ? `${x + wide / 2} ${top - 36}` : `${x + wide * 0.28} ${top - 28}H${x + wide * 0.72}`;
  return `M${x - 10} ${top + 6}L${peak}L${x + wide + 10} ${top + 6}z`;
}
function windowsOf(house: House): JSX.Element[] {
  const { x, wide, high, floors, lit } = house;
  const step = (high - 18) / floors;
  return Array.from({ length: floors * 2 }, (_, at) => {
    const left = x + (at % 2 === 0 ? wide * 0.14 : wide * 0.62);
    const top = ground - high + 16 + Math.floor(at / 2) * step;
    return (
      <rect
        key={at}
        className={lit.includes(at) ? css.lit : css.dark}
        x={left}
        y={top}
        width={wide * 0.24}
        height={Math.min(26, step * 0.58)}
        rx="2"
      />
    );
  });
}
function HouseShape({ house }: { readonly house: House }) {
  const { x, wide, high, tone } = house;
  const door = x + wide / 2 - 9;
  return (
    <g>
      <rect className={css[`wall${tone}`]} x={x} y={ground - high} width={wide} height={high} />
      <path className={css.roof} d={roofOf(house)} />
      {windowsOf(house)}
      <rect className={css.door} x={door} y={ground - 34} width="18" height="34" rx="2" />
    </g>
  );
}

// Figure with a suitcase.
const Newcomer = () => (
  <g>
    <circle className={css.face} cx="252" cy="189" r="4.5" />
    <path className={css.hair} d="M247.500 188a4.500 4.500 0 0 1 8.500-2l-3 1.500-1 3-3 1z" />
    <path className={css.coat} d="M247 195q5-3 10 0l2 15h-14z" />
    <path className={css.legs} d="M248 210h3.500v13h-3.500zM253.500 210h3.500v13h-3.500z" />
    <path className={css.handle} d="M240 209l-2-7 9-2" />
    <rect className={css.suitcase} x="234" y="209" width="11" height="14" rx="2" />
  </g>
);

/** Decorative street scene in the hero of the home page. */
export const Street = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 1080 250" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
    <defs>
      <radialGradient id="porch-glow">
        <stop className={css.warm} />
        <stop className={css.faded} offset="1" />
      </radialGradient>
    </defs>
    <circle className={css.moon} cx="912" cy="30" r="16" />
    {[
      [120, 40],
      [300, 24],
      [520, 52],
      [690, 20],
      [780, 66],
      [1010, 26],
      [60, 90],
      [430, 16],
    ].map(([x, y]) => (
      <circle key={x} className={css.star} cx={x} cy={y} r="1.6" />
    ))}
    {houses.map((house) => (
      <HouseShape key={house.x} house={house} />
    ))}
    <circle cx="292" cy="172" r="92" fill="url(#porch-glow)" />
    <path className={css.light} d="M286 164h12l4 9h-20z" />
    <path className={css.pool} d="M280 216h24l26 14h-76z" />
    <Newcomer />
    {trees.map((x) => (
      <g key={x}>
        <rect className={css.trunk} x={x - 3} y="184" width="6" height="34" />
        <ellipse className={css.tree} cx={x} cy="170" rx="20" ry="26" />
      </g>
    ))}
    <rect className={css.walk} y={ground} width="1080" height="14" />
    <rect className={css.road} y={ground + 14} width="1080" height="24" />
  </svg>
);
