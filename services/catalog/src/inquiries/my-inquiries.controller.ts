import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getInquiry,
  getInquiryMarkers,
  listInquiries,
  listInquiriesOnListing,
  listRecentInquiries,
  type InquiriesAnswer,
  type InquiriesPage,
  type InquiryThread,
  type MapMarkersAnswer,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound } from '@porchlight/service-kit';
import { InquiredHomes } from '../homes/inquired-homes.ts';
import { renterOf } from '../homes/renter-of.ts';
import { MarkedHomes } from '../map/marked-homes.ts';
import { MyInquiries } from './my-inquiries.ts';
import { words } from './words.ts';

const recentOnes = 5;
const inquiryNotFound = () => notFound(words.inquiryNotFound, 'inquiry-not-found');

/** A renter's own inquiries. What is another's answers as what is not there. */
@Controller()
export class MyInquiriesController {
  constructor(
    private readonly mine: MyInquiries,
    private readonly inquired: InquiredHomes,
    private readonly marked: MarkedHomes,
  ) {}

  @Handle(listRecentInquiries)
  async recent(@Input() _: InputOf<typeof listRecentInquiries>, @CallerOf() caller: Caller): Promise<InquiriesAnswer> {
    return { inquiries: await this.mine.recent(renterOf(caller), recentOnes) };
  }

  @Handle(listInquiries)
  page(@Input() { query }: InputOf<typeof listInquiries>, @CallerOf() caller: Caller): Promise<InquiriesPage> {
    return this.mine.page(renterOf(caller), query);
  }

  @Handle(getInquiryMarkers)
  async markers(@Input() _: InputOf<typeof getInquiryMarkers>, @CallerOf() caller: Caller): Promise<MapMarkersAnswer> {
    return this.marked.markers((await this.inquired.of(renterOf(caller))).map(({ id }) => id));
  }

  @Handle(getInquiry)
  async thread(@Input() { params }: InputOf<typeof getInquiry>, @CallerOf() caller: Caller): Promise<InquiryThread> {
    const thread = await this.mine.thread(renterOf(caller), params.id);
    if (!thread) throw inquiryNotFound();
    return thread;
  }

  @Handle(listInquiriesOnListing)
  async ofHome(
    @Input() { params }: InputOf<typeof listInquiriesOnListing>,
    @CallerOf() caller: Caller,
  ): Promise<InquiriesAnswer> {
    const inquiries = await this.mine.ofHome(renterOf(caller), params.id);
    if (inquiries.length === 0) throw inquiryNotFound();
    return { inquiries };
  }
}
