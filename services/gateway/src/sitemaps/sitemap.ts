import { Injectable } from '@nestjs/common';
import {
  listSitemapCities,
  listSitemapHomes,
  listSitemapPosts,
  listSitemapShards,
  listSitemapSitePages,
  listSitemapTrends,
  type SitemapPages,
} from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';

/** File of the sitemap, and when its content last changed, if known. */
export interface SitemapFile {
  readonly name: string;
  readonly changedAt?: string;
}

const singleFiles = {
  cities: listSitemapCities,
  'rent-trends': listSitemapTrends,
  posts: listSitemapPosts,
  pages: listSitemapSitePages,
} as const;
const isSingle = (name: string): name is keyof typeof singleFiles => Object.hasOwn(singleFiles, name);
const listingsFile = /^listings-(\d{1,5})$/;

/** URLs of the sitemap, fetched from the services for each request. */
@Injectable()
export class Sitemap {
  constructor(private readonly services: ServiceClient) {}

  /**
   * Returns the files of the index: listings in shards by their internal number, then cities, trends, guides and pages.
   */
  async files(): Promise<SitemapFile[]> {
    const { shards } = await this.services.call(listSitemapShards, {});
    return [
      ...shards.map(({ number, changedAt }) => ({ name: `listings-${number}`, changedAt })),
      ...Object.keys(singleFiles).map((name) => ({ name })),
    ];
  }

  /** Returns the URLs in one file; undefined for an unknown file. */
  async pages(name: string): Promise<SitemapPages['pages'] | undefined> {
    const number = listingsFile.exec(name)?.[1];
    if (number !== undefined)
      return (await this.services.call(listSitemapHomes, { params: { number: Number(number) } })).pages;
    return isSingle(name) ? (await this.services.call(singleFiles[name], {})).pages : undefined;
  }
}
