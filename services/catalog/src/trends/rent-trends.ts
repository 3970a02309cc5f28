import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { RentTrends as Answer } from '@porchlight/contracts/catalog';
import { locationNotFound } from '../locations/location-not-found.ts';
import { areaOf, nameOf, suggestionOf, type Location } from '../locations/location.ts';
import { LocationCache } from '../locations/location-cache.ts';
import { notFound } from '@porchlight/service-kit';
import { SiteModules } from '../site-modules/site-modules.ts';
import { similarAreas } from './similar-areas.ts';
import { newestMonth, trendCellsOf, type TrendSource } from './trend-cells.ts';
import { trendSplitsOf } from './trend-splits.ts';
import { TrendStore } from './trend-store.ts';
import { formatMessage } from '@porchlight/messages';
import { messages } from './messages.ts';

type Trends = Pick<Answer, 'series' | 'rooms'>;
/** Returns the figures of the newest month without the months before it. */
const withoutSeries = <T extends Trends>(trends: T): T => ({
  ...trends,
  series: [],
  ...(trends.rooms ? { rooms: { ...trends.rooms, series: [] } } : {}),
});

/** Reads the rent trends of a location from the monthly cells. */
@Injectable()
export class RentTrends {
  constructor(
    private readonly locations: LocationCache,
    private readonly store: TrendStore,
    private readonly modules: SiteModules,
  ) {}

  async of(province: string, slug: string, language?: Language): Promise<Answer> {
    const { showsRentTrends, showsRentSeries } = await this.modules.current();
    if (!showsRentTrends) throw notFound();
    const { index } = this.locations;
    const location = index.at(province, slug);
    if (!location) throw locationNotFound(index, province, slug, language);
    const [rows, splits] = await Promise.all([this.store.around(location), this.store.splitsAround(location)]);
    const sources = this.#sourcesFor(location, language);
    const newest = newestMonth(rows);
    const medians = newest ? await this.store.medians(location.kind, newest) : new Map<number, number>();
    const trends = { ...trendCellsOf(rows, sources), ...trendSplitsOf(splits, sources, newest) };
    const today = new Date().toISOString().slice(0, 10);
    return {
      area: areaOf(location, language),
      currency: location.country === 'US' ? 'USD' : 'CAD',
      ...(showsRentSeries ? trends : withoutSeries(trends)),
      asOf:
        rows.filter(({ month }) => month === newest).reduce((last, { asOf }) => (asOf > last ? asOf : last), '') ||
        today,
      similarAreas: similarAreas(location, medians, index).map(({ place: similar, median }) => ({
        ...suggestionOf(similar, language),
        median,
      })),
      method: formatMessage(messages, language ?? 'en-CA', 'method'),
    };
  }

  /** Returns the location and its fallbacks: its metro area, then its province. */
  #sourcesFor(location: Location, language: Language | undefined): [TrendSource, ...TrendSource[]] {
    const { index } = this.locations;
    const metro =
      location.kind === 'city' && location.metroAreaId !== undefined
        ? index.byId('metro', location.metroAreaId)
        : undefined;
    const around = [metro, index.byId('province', location.provinceId)].filter((one) => one !== undefined);
    return [
      { kind: location.kind, name: nameOf(location, language) },
      ...around.map((one) => ({ kind: one.kind, name: nameOf(one, language) })),
    ];
  }
}
