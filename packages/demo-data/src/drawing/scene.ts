import type { Colour } from './colour.ts';
import { palettes, type Palette } from './palettes.ts';
import { seededChance, type Chance } from './random.ts';

export const houseKinds = ['detached', 'row', 'tower', 'walkUp', 'plex', 'midRise'] as const;
export type HouseKind = (typeof houseKinds)[number];
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Time = 'morning' | 'noon' | 'golden' | 'dusk';

/** Light of an hour: the sky from top to horizon, how dark interiors are, how strong lamps and sun are. */
export interface Light {
  readonly time: Time;
  readonly sky: readonly [Colour, Colour, Colour];
  readonly dim: number;
  readonly tint: Colour;
  readonly lamps: number;
  readonly sun: number;
}
/** What all photos of a listing share. Scene n has palette n % 16 and house n / 16. */
export interface Scene {
  readonly number: number;
  readonly palette: Palette;
  readonly house: HouseKind;
  readonly season: Season;
  readonly light: Light;
  readonly outlook: 'city' | 'trees' | 'hills' | 'roofs' | 'water';
}

export const sceneCount = palettes.length * houseKinds.length;

const lights: Readonly<Record<Time, readonly [Light, ...Light[]]>> = {
  morning: [
    { time: 'morning', sky: ['#a9cfe8', '#d8e8ee', '#fbeedd'], dim: 0, tint: '#fff1d6', lamps: 0.25, sun: 0.6 },
    { time: 'morning', sky: ['#b8d3e6', '#e3e3e8', '#fde3cf'], dim: 0, tint: '#ffe9d8', lamps: 0.3, sun: 0.5 },
  ],
  noon: [
    { time: 'noon', sky: ['#7fb8e2', '#b4d9ee', '#eaf5f8'], dim: 0, tint: '#ffffff', lamps: 0.12, sun: 0.75 },
    { time: 'noon', sky: ['#9fb4c9', '#c8d3dd', '#eceff0'], dim: 0.03, tint: '#e9edf6', lamps: 0.35, sun: 0.15 },
  ],
  golden: [
    { time: 'golden', sky: ['#7d9bc9', '#f4c08e', '#ffe3ae'], dim: 0.05, tint: '#ff9a4d', lamps: 0.55, sun: 0.7 },
    { time: 'golden', sky: ['#8aa6d0', '#f7b79a', '#ffdfb5'], dim: 0.05, tint: '#ff8f5e', lamps: 0.6, sun: 0.6 },
  ],
  dusk: [
    { time: 'dusk', sky: ['#1f2560', '#54539a', '#f0a77e'], dim: 0.3, tint: '#1b1f4d', lamps: 1, sun: 0 },
    { time: 'dusk', sky: ['#2a3178', '#7a6aa8', '#f6bd8b'], dim: 0.24, tint: '#262b6b', lamps: 1, sun: 0 },
  ],
};

/** Returns the scene of a number from 0 to 95. Throws RangeError for any other number. */
export function sceneOf(number: number): Scene {
  const chance = seededChance(`scene ${number}`);
  const palette = palettes[number % palettes.length];
  const house = houseKinds[Math.floor(number / palettes.length)];
  if (!palette || !house) throw new RangeError(`unknown scene ${number}: expected 0 to ${sceneCount - 1}`);
  return {
    number,
    palette,
    house,
    season: chance.pick(['spring', 'summer', 'summer', 'autumn', 'winter']),
    light: lightOf(chance),
    outlook: chance.pick(['city', 'city', 'trees', 'hills', 'roofs', 'water']),
  };
}

const lightOf = (chance: Chance): Light =>
  chance.pick(lights[chance.pick<Time>(['morning', 'noon', 'noon', 'golden', 'golden', 'dusk', 'dusk'])]);

/** Returns the colours of leaves and ground by season. */
export function foliageOf({ palette, season }: Scene): { leaves: [Colour, Colour]; ground: Colour } {
  if (season === 'autumn') return { leaves: ['#d98a3d', '#c2583a'], ground: '#a9a35e' };
  if (season === 'winter') return { leaves: ['#6f7f86', '#8a989c'], ground: '#eef2f8' };
  if (season === 'spring') return { leaves: ['#8fb573', '#efb9c2'], ground: '#9cbf77' };
  return { leaves: [palette.leaf, '#7ba05f'], ground: '#86ab66' };
}
