// What a landlord's feed does to the market: new homes, changed rents, the same again. Every batch is one transaction that ends with
// the product's own projection, which writes what visitors search.
import { copyIn } from '../data/copy.mjs';
import { grow, placesOf } from '../data/grow.mjs';
import { homeRowOf, publicIdOf } from '../data/home-row.mjs';
import { managerOn } from '../data/product.mjs';
import { randomAt } from '../data/random.mjs';
import {
  buildingColumns,
  buildingLine,
  entitlementColumns,
  entitlementLine,
  listingColumns,
  listingLine,
  photoColumns,
  photoLines,
} from '../data/rows.mjs';
import { readMarket, worldOf } from '../data/world.mjs';

const change = `
  update listing l set rent = l.rent + d.more, rent_monthly = l.rent_monthly + d.more, refreshed_at = now()
  from unnest($1::bigint[], $2::int[]) as d(id, more) where l.id = d.id`;

/** A feed into the database of `homes` homes. */
export class HomeFeed {
  #client;
  #product;
  #projection;
  #homes;

  constructor({ client, product, homes }) {
    [this.#client, this.#product, this.#homes] = [client, product, homes];
    this.#projection = new product.SearchProjection();
  }

  /** The next homes of the market, those that come after what is there. */
  next({ root, count, seed, skip = 0 }) {
    const places = placesOf(worldOf(readMarket(root).market), { count: this.#homes + skip + count, seed }).filter(
      ({ place }) => place >= this.#homes + skip,
    );
    return [...grow(places, { seed })].map((grown) => ({ grown, home: homeRowOf(grown, this.#product.slugOf) }));
  }

  /** Writes new homes. */
  async add(batch) {
    await this.#transaction(
      batch.map(({ home }) => home.publicId),
      async () => {
        await this.#copy(
          'building',
          buildingColumns,
          batch.filter(({ grown }) => grown.isFounder).map(({ home }) => buildingLine(home)),
        );
        await this.#copy(
          'listing',
          listingColumns,
          batch.map(({ home }) => listingLine(home)),
        );
        await this.#copy(
          'listing_photo',
          photoColumns,
          batch.map(({ home }) => photoLines(home)),
        );
        await this.#copy(
          'entitlement',
          entitlementColumns,
          batch.map(({ home, grown }) => entitlementLine(home, grown.isFeatured)),
        );
      },
    );
  }

  /** Changes the rents of homes, each by a few dollars. */
  async change(places) {
    const more = places.map((place) => 5 * (1 + (place % 9)));
    await this.#transaction(places.map(publicIdOf), () =>
      this.#client.query(change, [places.map((place) => place + 1), more]),
    );
  }

  /** Sends homes that say what they said before. */
  async repeat(places) {
    await this.#transaction(places.map(publicIdOf), () => undefined);
  }

  /** Places of homes that are there, spread over the market, none twice. */
  known(count, seed) {
    const random = randomAt(seed, this.#homes, 5);
    const drawn = new Set();
    while (drawn.size < Math.min(count, this.#homes)) drawn.add(Math.floor(random() * this.#homes));
    return [...drawn];
  }

  async #transaction(publicIds, work) {
    await this.#client.query('begin');
    await work();
    await this.#projection.refresh(publicIds, managerOn(this.#client));
    await this.#client.query('commit');
  }

  async #copy(table, columns, lines) {
    if (lines.length > 0) await copyIn(this.#client, `copy ${table} (${columns}) from stdin`, lines.join(''));
  }
}

/** A list in pieces. */
export const inBatches = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
