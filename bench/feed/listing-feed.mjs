// Simulates a landlord's feed: new listings, changed rents, unchanged listings. Each batch is one transaction that ends
// with the product's own projection.
import { copyIn } from '../data/copy.mjs';
import { growListings, drawPlacements } from '../data/grow.mjs';
import { toListingRow, publicIdOf } from '../data/listing-row.mjs';
import { createEntityManager } from '../data/product.mjs';
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

const updateRentsSql = `
  update listing l set rent = l.rent + d.more, rent_monthly = l.rent_monthly + d.more, refreshed_at = now()
  from unnest($1::bigint[], $2::int[]) as d(id, more) where l.id = d.id`;

/** Feed into the database of a given size. */
export class ListingFeed {
  #client;
  #product;
  #projection;
  #size;

  constructor({ client, product, size }) {
    [this.#client, this.#product, this.#size] = [client, product, size];
    this.#projection = new product.SearchProjection();
  }

  /** Returns the next listings of the market after the loaded ones. */
  nextListings({ root, count, seed, skip = 0 }) {
    const indexes = drawPlacements(worldOf(readMarket(root).market), { count: this.#size + skip + count, seed }).filter(
      ({ index }) => index >= this.#size + skip,
    );
    return [...growListings(indexes, { seed })].map((grown) => ({
      grown,
      listing: toListingRow(grown, this.#product.slugify),
    }));
  }

  /** Inserts new listings. */
  async add(batch) {
    await this.#transaction(
      batch.map(({ listing }) => listing.publicId),
      async () => {
        await this.#copy(
          'building',
          buildingColumns,
          batch.filter(({ grown }) => grown.isFirstOfBuilding).map(({ listing }) => buildingLine(listing)),
        );
        await this.#copy(
          'listing',
          listingColumns,
          batch.map(({ listing }) => listingLine(listing)),
        );
        await this.#copy(
          'listing_photo',
          photoColumns,
          batch.map(({ listing }) => photoLines(listing)),
        );
        await this.#copy(
          'entitlement',
          entitlementColumns,
          batch.map(({ listing, grown }) => entitlementLine(listing, grown.isFeatured)),
        );
      },
    );
  }

  /** Raises the rents of listings by a few dollars each. */
  async updateRents(indexes) {
    const increments = indexes.map((index) => 5 * (1 + (index % 9)));
    await this.#transaction(indexes.map(publicIdOf), () =>
      this.#client.query(updateRentsSql, [indexes.map((index) => index + 1), increments]),
    );
  }

  /** Sends listings without a change. */
  async resend(indexes) {
    await this.#transaction(indexes.map(publicIdOf), () => undefined);
  }

  /** Returns distinct indexes of loaded listings, spread over the market. */
  drawExisting(count, seed) {
    const random = randomAt(seed, this.#size, 5);
    const drawn = new Set();
    while (drawn.size < Math.min(count, this.#size)) drawn.add(Math.floor(random() * this.#size));
    return [...drawn];
  }

  async #transaction(publicIds, work) {
    await this.#client.query('begin');
    await work();
    await this.#projection.refresh(publicIds, createEntityManager(this.#client));
    await this.#client.query('commit');
  }

  async #copy(table, columns, lines) {
    if (lines.length > 0) await copyIn(this.#client, `copy ${table} (${columns}) from stdin`, lines.join(''));
  }
}

/** Splits a list into batches. */
export const inBatches = (list, batchSize) =>
  Array.from({ length: Math.ceil(list.length / batchSize) }, (_, at) =>
    list.slice(at * batchSize, (at + 1) * batchSize),
  );
