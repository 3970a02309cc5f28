import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getInquiry,
  getInquiryMarkers,
  listInquiries,
  listInquiriesOnListing,
  listRecentInquiries,
  type InquiriesResponse,
  type InquiriesPage,
  type InquiryThread,
  type MapMarkersResponse,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, notFound, requireUser } from '@porchlight/service-kit';
import { InquiredListings } from '../listings/inquired-listings.ts';
import { ListingMarkers } from '../map/listing-markers.ts';
import { MyInquiries } from './my-inquiries.ts';
import { messages } from './messages.ts';

const recentCount = 5;
const inquiryNotFound = () => notFound(messages.inquiryNotFound, 'inquiry-not-found');

/** Endpoints of a renter's own inquiries. Another renter's inquiry is reported as not found. */
@Controller()
export class MyInquiriesController {
  constructor(
    private readonly inquiries: MyInquiries,
    private readonly inquired: InquiredListings,
    private readonly marked: ListingMarkers,
  ) {}

  @Handle(listRecentInquiries)
  async recent(
    @Input() _: InputOf<typeof listRecentInquiries>,
    @CallerOf() caller: Caller,
  ): Promise<InquiriesResponse> {
    return { inquiries: await this.inquiries.recent(requireUser(caller), recentCount) };
  }

  @Handle(listInquiries)
  page(@Input() { query }: InputOf<typeof listInquiries>, @CallerOf() caller: Caller): Promise<InquiriesPage> {
    return this.inquiries.page(requireUser(caller), query);
  }

  @Handle(getInquiryMarkers)
  async markers(
    @Input() _: InputOf<typeof getInquiryMarkers>,
    @CallerOf() caller: Caller,
  ): Promise<MapMarkersResponse> {
    return this.marked.markers((await this.inquired.of(requireUser(caller))).map(({ id }) => id));
  }

  @Handle(getInquiry)
  async thread(@Input() { params }: InputOf<typeof getInquiry>, @CallerOf() caller: Caller): Promise<InquiryThread> {
    const thread = await this.inquiries.thread(requireUser(caller), params.id);
    if (!thread) throw inquiryNotFound();
    return thread;
  }

  @Handle(listInquiriesOnListing)
  async forListing(
    @Input() { params }: InputOf<typeof listInquiriesOnListing>,
    @CallerOf() caller: Caller,
  ): Promise<InquiriesResponse> {
    const inquiries = await this.inquiries.forListing(requireUser(caller), params.id);
    if (inquiries.length === 0) throw inquiryNotFound();
    return { inquiries };
  }
}
