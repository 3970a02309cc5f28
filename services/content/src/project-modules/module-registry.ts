import type { ModuleSettingType } from '@porchlight/contracts/content';

export interface SettingDeclaration {
  readonly type: ModuleSettingType;
  readonly byDefault: string;
  readonly doc: string;
  /** Largest value of an integer; the smallest is 0. */
  readonly max?: number;
}
export interface ModuleDeclaration {
  readonly doc: string;
  /** Whether browsers may read it; staff read all modules. */
  readonly isPublic: boolean;
  readonly isEnabledByDefault: boolean;
  readonly settings: Readonly<Record<string, SettingDeclaration>>;
}

const boolean = (byDefault: boolean, doc: string): SettingDeclaration => ({
  type: 'boolean',
  byDefault: String(byDefault),
  doc,
});
const integer = (byDefault: number, max: number, doc: string): SettingDeclaration => ({
  type: 'integer',
  byDefault: String(byDefault),
  max,
  doc,
});
const text = (doc: string): SettingDeclaration => ({ type: 'text', byDefault: '', doc });
const address = (doc: string): SettingDeclaration => ({ type: 'address', byDefault: '', doc });

/** All modules and settings of the site. Stored values without a declaration are ignored. */
export const moduleRegistry: Readonly<Record<string, ModuleDeclaration>> = {
  newcomers: {
    doc: 'What helps people who have just arrived',
    isPublic: true,
    isEnabledByDefault: true,
    settings: {
      showGoodToKnow: boolean(true, 'Rental rules of the province on a home'),
      showUsualCosts: boolean(true, 'Usual extras on a home'),
    },
  },
  maps: {
    doc: 'Maps of other providers; without it, maps show our own outlines',
    isPublic: true,
    isEnabledByDefault: true,
    settings: {
      googleKey: text('Key of Google Maps, which browsers see; empty draws the map without Google'),
      tilesUrl: address('Address of raster tiles; empty draws our own outlines'),
      tilesAttribution: text('Credit of the tiles'),
      tilesMaxZoom: integer(18, 22, 'Closest zoom of the tiles'),
    },
  },
  rentTrends: {
    doc: 'Rents of an area over time',
    isPublic: true,
    isEnabledByDefault: true,
    settings: { showSeries: boolean(true, 'The line of 24 months') },
  },
  listings: {
    doc: 'How homes get on the market',
    isPublic: false,
    isEnabledByDefault: true,
    settings: { reviewAll: boolean(false, 'Whether staff look at every home before it is public') },
  },
  security: {
    doc: 'Protection of staff accounts',
    isPublic: false,
    isEnabledByDefault: true,
    settings: {
      staffTotp: boolean(false, 'Whether staff need a code from an app; always in production'),
    },
  },
};

/** Returns the declaration of a module; undefined for a key that only an object's prototype has. */
export const declarationOf = (key: string): ModuleDeclaration | undefined =>
  Object.hasOwn(moduleRegistry, key) ? moduleRegistry[key] : undefined;
