import { Module } from '@nestjs/common';
import { AccountMergesModule } from './account-merges/account-merges.module.ts';
import { AccountRestrictionsModule } from './account-restrictions/account-restrictions.module.ts';
import { ActivityModule } from './activity/activity.module.ts';
import { AlertsModule } from './alerts/alerts.module.ts';
import { CompaniesModule } from './companies/companies.module.ts';
import { EntitlementsModule } from './entitlements/entitlements.module.ts';
import { FavouritesModule } from './favourites/favourites.module.ts';
import { FeedsModule } from './feeds/feeds.module.ts';
import { InquiriesModule } from './inquiries/inquiries.module.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { ListingPageModule } from './listing-page/listing-page.module.ts';
import { ListingMergesModule } from './listing-merges/listing-merges.module.ts';
import { ListingReportsModule } from './listing-reports/listing-reports.module.ts';
import { ListingReviewsModule } from './listing-reviews/listing-reviews.module.ts';
import { MapModule } from './map/map.module.ts';
import { MarketDaysModule } from './market-days/market-days.module.ts';
import { OwnListingsModule } from './own-listings/own-listings.module.ts';
import { PortalListingsModule } from './portal-listings/portal-listings.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { FloorPlansModule } from './floor-plans/floor-plans.module.ts';
import { PhotoUploadsModule } from './photo-uploads/photo-uploads.module.ts';
import { PhotosModule } from './photos/photos.module.ts';
import { LocationsModule } from './locations/locations.module.ts';
import { PointsOfInterestModule } from './points-of-interest/points-of-interest.module.ts';
import { RecommendedModule } from './recommended/recommended.module.ts';
import { RelayModule } from './relay/relay.module.ts';
import { SearchModule } from './search/search.module.ts';
import { StaffInquiriesModule } from './staff-inquiries/staff-inquiries.module.ts';
import { StaffListingsModule } from './staff-listings/staff-listings.module.ts';
import { SupportListingsModule } from './support-listings/support-listings.module.ts';
import { TrendsModule } from './trends/trends.module.ts';
import { SimilarModule } from './similar/similar.module.ts';
import { SitemapModule } from './sitemap/sitemap.module.ts';
import { LinkLookupModule } from './link-lookup/link-lookup.module.ts';
import { catalogUtilities } from './utilities/utilities.module.ts';
import { ViewedModule } from './viewed/viewed.module.ts';
import { ViewingsModule } from './viewings/viewings.module.ts';

/** Listings: locations, search, activity and favourites. */
@Module({
  imports: [
    AccountRestrictionsModule,
    LocationsModule,
    CompaniesModule,
    EntitlementsModule,
    SearchModule,
    MapModule,
    SimilarModule,
    ListingPageModule,
    FavouritesModule,
    FeedsModule,
    InquiriesModule,
    LeadsModule,
    RelayModule,
    ViewingsModule,
    PrivacyModule,
    PhotosModule,
    FloorPlansModule,
    PhotoUploadsModule,
    TrendsModule,
    SitemapModule,
    StaffInquiriesModule,
    StaffListingsModule,
    SupportListingsModule,
    MarketDaysModule,
    AccountMergesModule,
    ActivityModule,
    AlertsModule,
    LinkLookupModule,
    catalogUtilities,
    ViewedModule,
    RecommendedModule,
    PointsOfInterestModule,
    OwnListingsModule,
    ListingMergesModule,
    ListingReportsModule,
    ListingReviewsModule,
    PortalListingsModule,
  ],
})
export class CatalogModule {}
