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

/** A file of the site map, and when something in it last changed, where that is known. */
export interface SitemapFile {
  readonly name: string;
  readonly changedAt?: string;
}

const singles = {
  cities: listSitemapCities,
  'rent-trends': listSitemapTrends,
  posts: listSitemapPosts,
  pages: listSitemapSitePages,
} as const;
const isSingle = (name: string): name is keyof typeof singles => Object.hasOwn(singles, name);
const homesFile = /^listings-(\d{1,5})$/;

/** Which addresses search engines should know; asked of the services anew each time, so it is never older than the answer. */
@Injectable()
export class SiteMap {
  readonly #services: ServiceClient;
  constructor(services: ServiceClient) {
    this.#services = services;
  }

  /** The files of the index: homes by their inner number, then places, trends, guides and pages. */
  async files(): Promise<SitemapFile[]> {
    const { shards } = await this.#services.call(listSitemapShards, {});
    return [
      ...shards.map(({ number, changedAt }) => ({ name: `listings-${number}`, changedAt })),
      ...Object.keys(singles).map((name) => ({ name })),
    ];
  }

  /** The addresses in one file; undefined where there is no such file. */
  async pages(name: string): Promise<SitemapPages['pages'] | undefined> {
    const number = homesFile.exec(name)?.[1];
    if (number !== undefined)
      return (await this.#services.call(listSitemapHomes, { params: { number: Number(number) } })).pages;
    return isSingle(name) ? (await this.#services.call(singles[name], {})).pages : undefined;
  }
}
