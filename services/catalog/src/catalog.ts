import {
  acceptUploads,
  CreateListExport20261127204000,
  CreateResourceHistory20261122180000,
  defineService,
  KeepUtilityFindings20261129223000,
  RunUtilities20261129130000,
} from '@porchlight/service-kit';
import { activitySweeps } from './activity/activity-log.ts';
import { alertSweeps } from './alerts/alert-retention.ts';
import { acceptOneClickForms } from './alerts/consent/one-click-form.ts';
import { CatalogModule } from './catalog.module.ts';
import { CatalogConfig } from './config.ts';
import { Places20261121040000 } from './database/migrations/20261121040000-places.ts';
import { Listings20261121040100 } from './database/migrations/20261121040100-listings.ts';
import { ListingSearch20261121040200 } from './database/migrations/20261121040200-listing-search.ts';
import { Favourites20261121040300 } from './database/migrations/20261121040300-favourites.ts';
import { ListingCells20261121070010 } from './database/migrations/20261121070010-listing-cells.ts';
import { RentTrendMonths20261121070030 } from './database/migrations/20261121070030-rent-trend-months.ts';
import { Inquiries20261121113000 } from './database/migrations/20261121113000-inquiries.ts';
import { RenterLists20261121114000 } from './database/migrations/20261121114000-renter-lists.ts';
import { EmailAlerts20261121150000 } from './database/migrations/20261121150000-email-alerts.ts';
import { LeadsAndNotes20261121153000 } from './database/migrations/20261121153000-leads-and-notes.ts';
import { FavouriteNews20261121160000 } from './database/migrations/20261121160000-favourite-news.ts';
import { ReadAlerts20261121161000 } from './database/migrations/20261121161000-read-alerts.ts';
import { QuietAlerts20261121162000 } from './database/migrations/20261121162000-quiet-alerts.ts';
import { EditProvinces20261122180200 } from './database/migrations/20261122180200-edit-provinces.ts';
import { ConfirmInquiries20261123030000 } from './database/migrations/20261123030000-confirm-inquiries.ts';
import { HoldMessages20261123031000 } from './database/migrations/20261123031000-hold-messages.ts';
import { RenterWishes20261123032000 } from './database/migrations/20261123032000-renter-wishes.ts';
import { ConfirmFavourites20261123050000 } from './database/migrations/20261123050000-confirm-favourites.ts';
import { CompanyChanges20261123090000 } from './database/migrations/20261123090000-company-changes.ts';
import { RentTrendSplits20261123091000 } from './database/migrations/20261123091000-rent-trend-splits.ts';
import { SortOwnListings20261123210000 } from './database/migrations/20261123210000-sort-own-listings.ts';
import { AnswerLeads20261126020000 } from './database/migrations/20261126020000-answer-leads.ts';
import { EditListings20261126070000 } from './database/migrations/20261126070000-edit-listings.ts';
import { UploadPhotos20261126100000 } from './database/migrations/20261126100000-upload-photos.ts';
import { DraftListings20261126200000 } from './database/migrations/20261126200000-draft-listings.ts';
import { ExpireListings20261126210000 } from './database/migrations/20261126210000-expire-listings.ts';
import { ProposeViewings20261126220000 } from './database/migrations/20261126220000-propose-viewings.ts';
import { RelayMails20261126230000 } from './database/migrations/20261126230000-relay-mails.ts';
import { RentTrendTails20261126240000 } from './database/migrations/20261126240000-rent-trend-tails.ts';
import { ChooseLeadMail20261126250000 } from './database/migrations/20261126250000-choose-lead-mail.ts';
import { ScheduleListings20261127010000 } from './database/migrations/20261127010000-schedule-listings.ts';
import { NameCancellers20261127015000 } from './database/migrations/20261127015000-name-cancellers.ts';
import { StoreUploadParts20261127020000 } from './database/migrations/20261127020000-store-upload-parts.ts';
import { DescribeHomes20261127040000 } from './database/migrations/20261127040000-describe-homes.ts';
import { LinkTours20261127100000 } from './database/migrations/20261127100000-link-tours.ts';
import { OfferSpecials20261127101000 } from './database/migrations/20261127101000-offer-specials.ts';
import { AnnounceViewings20261127102000 } from './database/migrations/20261127102000-announce-viewings.ts';
import { NameContacts20261127103000 } from './database/migrations/20261127103000-name-contacts.ts';
import { ShowCompanyLogos20261127110100 } from './database/migrations/20261127110100-show-company-logos.ts';
import { UploadFloorPlans20261127110200 } from './database/migrations/20261127110200-upload-floor-plans.ts';
import { ReplyTemplates20261127120000 } from './database/migrations/20261127120000-reply-templates.ts';
import { MailLeadContacts20261127140000 } from './database/migrations/20261127140000-mail-lead-contacts.ts';
import { EditCities20261128003000 } from './database/migrations/20261128003000-edit-cities.ts';
import { DecideHeldMessages20261129010000 } from './database/migrations/20261129010000-decide-held-messages.ts';
import { ListInquiries20261128030000 } from './database/migrations/20261128030000-list-inquiries.ts';
import { FindListings20261128043000 } from './database/migrations/20261128043000-find-listings.ts';
import { MergeAccounts20261129080100 } from './database/migrations/20261129080100-merge-accounts.ts';
import { ReportListings20261129020000 } from './database/migrations/20261129020000-report-listings.ts';
import { MergeListings20261129120000 } from './database/migrations/20261129120000-merge-listings.ts';
import { FindSameContacts20261129102000 } from './database/migrations/20261129102000-find-same-contacts.ts';
import { ListListingsForSupport20261129160000 } from './database/migrations/20261129160000-list-listings-for-support.ts';
import { NoteMovedPhotos20261129170000 } from './database/migrations/20261129170000-note-moved-photos.ts';
import { HoldListingsInStealth20261129181000 } from './database/migrations/20261129181000-hold-listings-in-stealth.ts';
import { CorrectReportedListings20261129220000 } from './database/migrations/20261129220000-correct-reported-listings.ts';
import { RefundReportedListings20261129221000 } from './database/migrations/20261129221000-refund-reported-listings.ts';
import { ScoreMoreRisks20261129180000 } from './database/migrations/20261129180000-score-more-risks.ts';
import { AskLandlords20261129101000 } from './database/migrations/20261129101000-ask-landlords.ts';
import { UndoDismissals20261129100000 } from './database/migrations/20261129100000-undo-dismissals.ts';
import { RestrictLandlords20261129050100 } from './database/migrations/20261129050100-restrict-landlords.ts';
import { TotalMarketDays20261128041000 } from './database/migrations/20261128041000-total-market-days.ts';
import { ImportFeeds20261130120000 } from './database/migrations/20261130120000-import-feeds.ts';
import { Feed } from './feeds/feed.entity.ts';
import { feedSweeps } from './feeds/feed-retention.ts';
import { leadContactSweeps } from './lead-contacts/lead-contact-sql.ts';
import { listingMergeSweeps } from './listing-merges/listing-merge-data.ts';
import { listingSweeps } from './own-listings/lifecycle/listing-retention.ts';
import { favouriteAddressSweeps } from './favourites/confirmation/confirmation-retention.ts';
import { relaySweeps } from './relay/relay-aliases.ts';
import { deleteExpiredRemovals } from './recommended/recommendations.ts';
import { reportSweeps } from './listing-reports/report-retention.ts';
import { inquirySweeps } from './inquiries/inquiry-retention.ts';
import { City } from './locations/editing/city.entity.ts';
import { MetroArea } from './locations/editing/metro-area.entity.ts';
import { Province } from './locations/province.entity.ts';
import { viewingSweeps } from './viewings/viewing-retention.ts';
import { rebuildCells } from './search-document/cell-roll-up.ts';
import { seedMarket } from './seed/seed-market.ts';
import { seedLandlordActivity } from './seed/seed-landlord-activity.ts';
import { seedFeeds } from './feeds/demo/seed-feeds.ts';
import { seedListingDetails } from './seed/seed-listing-details.ts';
import { seedListingVisits } from './seed/seed-listing-visits.ts';
import { seedHeldMessages } from './seed/seed-held-messages.ts';
import { seedListingReports } from './seed/seed-listing-reports.ts';
import { seedListingStates } from './seed/seed-listing-states.ts';
import { seedMarketDays } from './seed/seed-market-days.ts';
import { seedViewings } from './seed/seed-viewings.ts';
import { seedRenterActivity } from './seed/seed-renter-activity.ts';

/** Definition of the catalog service: module, schema, settings, migrations and demo market. */
export const catalog = defineService({
  name: 'catalog',
  module: CatalogModule,
  entities: [Province, City, MetroArea, Feed],
  config: CatalogConfig,
  seed: async (context) => {
    await seedMarket(context);
    await seedRenterActivity(context);
    await seedLandlordActivity(context);
    await seedViewings(context);
    await seedListingStates(context);
    await seedListingReports(context);
    await seedHeldMessages(context);
    await seedListingDetails(context);
    await seedListingVisits(context);
    await seedMarketDays(context);
    await seedFeeds(context);
  },
  setUp: (app) => {
    acceptOneClickForms(app);
    acceptUploads(app);
  },
  sweeps: [
    ...rebuildCells,
    // Nothing is undone after 30 days.
    `delete from account_merge where made_at < now() - interval '60 days'`,
    ...listingMergeSweeps,
    ...inquirySweeps,
    ...leadContactSweeps,
    ...relaySweeps,
    ...viewingSweeps,
    ...alertSweeps,
    ...favouriteAddressSweeps,
    ...activitySweeps,
    ...deleteExpiredRemovals,
    ...listingSweeps,
    ...reportSweeps,
    ...feedSweeps,
  ],
  migrations: [
    Places20261121040000,
    Listings20261121040100,
    ListingSearch20261121040200,
    Favourites20261121040300,
    ListingCells20261121070010,
    RentTrendMonths20261121070030,
    Inquiries20261121113000,
    RenterLists20261121114000,
    EmailAlerts20261121150000,
    LeadsAndNotes20261121153000,
    FavouriteNews20261121160000,
    ReadAlerts20261121161000,
    QuietAlerts20261121162000,
    CreateResourceHistory20261122180000,
    EditProvinces20261122180200,
    ConfirmInquiries20261123030000,
    HoldMessages20261123031000,
    RenterWishes20261123032000,
    ConfirmFavourites20261123050000,
    CompanyChanges20261123090000,
    RentTrendSplits20261123091000,
    SortOwnListings20261123210000,
    AnswerLeads20261126020000,
    EditListings20261126070000,
    UploadPhotos20261126100000,
    DraftListings20261126200000,
    ExpireListings20261126210000,
    ProposeViewings20261126220000,
    RelayMails20261126230000,
    RentTrendTails20261126240000,
    ChooseLeadMail20261126250000,
    ScheduleListings20261127010000,
    NameCancellers20261127015000,
    StoreUploadParts20261127020000,
    DescribeHomes20261127040000,
    LinkTours20261127100000,
    OfferSpecials20261127101000,
    AnnounceViewings20261127102000,
    ShowCompanyLogos20261127110100,
    ReplyTemplates20261127120000,
    NameContacts20261127103000,
    UploadFloorPlans20261127110200,
    MailLeadContacts20261127140000,
    CreateListExport20261127204000,
    EditCities20261128003000,
    ListInquiries20261128030000,
    TotalMarketDays20261128041000,
    FindListings20261128043000,
    DecideHeldMessages20261129010000,
    ReportListings20261129020000,
    UndoDismissals20261129100000,
    AskLandlords20261129101000,
    FindSameContacts20261129102000,
    RunUtilities20261129130000,
    KeepUtilityFindings20261129223000,
    MergeListings20261129120000,
    MergeAccounts20261129080100,
    RestrictLandlords20261129050100,
    ListListingsForSupport20261129160000,
    NoteMovedPhotos20261129170000,
    ScoreMoreRisks20261129180000,
    HoldListingsInStealth20261129181000,
    CorrectReportedListings20261129220000,
    RefundReportedListings20261129221000,
    ImportFeeds20261130120000,
  ],
});
