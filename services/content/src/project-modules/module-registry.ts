/** Type of a setting; the wire format is always text. */
export type SettingType = 'boolean' | 'integer' | 'text';
export interface SettingDeclaration {
  readonly type: SettingType;
  readonly byDefault: string;
  readonly doc: string;
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
const integer = (byDefault: number, doc: string): SettingDeclaration => ({
  type: 'integer',
  byDefault: String(byDefault),
  doc,
});
const text = (byDefault: string, doc: string): SettingDeclaration => ({ type: 'text', byDefault, doc });

/** All modules and settings of the site. Stored values without a declaration are ignored. */
export const moduleRegistry: Readonly<Record<string, ModuleDeclaration>> = {
  newcomers: {
    doc: 'What helps people who have just arrived',
    isPublic: true,
    isEnabledByDefault: true,
    settings: {
      showGoodToKnow: boolean(true, 'The panel “New to Canada?” on a home'),
      showUsualCosts: boolean(true, 'Usual extras on a home'),
    },
  },
  maps: {
    doc: 'Maps of homes',
    isPublic: true,
    isEnabledByDefault: true,
    settings: {
      googleKey: text('', 'Key of Google Maps, which browsers see; empty draws the map without Google'),
      tilesUrl: text('', 'Address of raster tiles; empty draws our own outlines'),
      tilesAttribution: text('', 'Credit of the tiles'),
      tilesMaxZoom: integer(18, 'Closest zoom of the tiles'),
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
    settings: {
      reviewAll: boolean(false, 'Whether staff look at every home before it is public'),
    },
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

const isValid: Readonly<Record<SettingType, (value: string) => boolean>> = {
  boolean: (value) => value === 'true' || value === 'false',
  integer: (value) => /^(0|[1-9]\d{0,8})$/.test(value),
  text: (value) => value.length <= 2_000,
};

/** Returns the stored value when it has the declared type, otherwise the default. */
export const valueOf = ({ type, byDefault }: SettingDeclaration, stored: string | undefined): string =>
  stored !== undefined && isValid[type](stored) ? stored : byDefault;
