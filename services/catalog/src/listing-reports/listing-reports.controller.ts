import { Controller } from '@nestjs/common';
import type { Caller, InputOf, Language } from '@porchlight/contracts';
import {
  appealReportDecision,
  askLandlord,
  claimReportedListing,
  decideReportAppeal,
  decideReportedListing,
  getOwnReportOutcome,
  getReportedListing,
  listReportedListings,
  reportListing,
  respondToReportQuestion,
  undoReportDismissal,
  type ListingReportResponse,
  type OwnReportOutcomeResponse,
  type ReportedListing,
  type ReportedListings as ReportedListingsPage,
} from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, LanguageOf, requireUser, type Client } from '@porchlight/service-kit';
import { LandlordQuestions } from './questions/landlord-questions.ts';
import { ReportAppeals } from './report-appeals.ts';
import { ReportDecisions } from './report-decisions.ts';
import { ReportDismissals } from './dismissals/report-dismissals.ts';
import { ReportedListings } from './reported-listings.ts';
import { ReportIntake } from './report-intake.ts';
import { ReporterKeys } from './reporter-keys.ts';

/** Reports of listings by visitors, and decisions of support. */
@Controller()
export class ListingReportsController {
  constructor(
    private readonly intake: ReportIntake,
    private readonly reporters: ReporterKeys,
    private readonly reported: ReportedListings,
    private readonly decisions: ReportDecisions,
    private readonly dismissals: ReportDismissals,
    private readonly appeals: ReportAppeals,
    private readonly questions: LandlordQuestions,
  ) {}

  @Handle(reportListing)
  async report(
    @Input() { params, body }: InputOf<typeof reportListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @LanguageOf() language: Language,
  ): Promise<ListingReportResponse> {
    const reporter = this.reporters.of(caller, client);
    return { reference: await this.intake.receive({ listingId: params.id, report: body, reporter, language }) };
  }

  @Handle(listReportedListings)
  list(@Input() { query }: InputOf<typeof listReportedListings>): Promise<ReportedListingsPage> {
    return this.reported.page(query.list, query.page);
  }

  @Handle(getReportedListing)
  get(@Input() { params }: InputOf<typeof getReportedListing>): Promise<ReportedListing> {
    return this.reported.get(params.id);
  }

  @Handle(claimReportedListing)
  async claim(
    @Input() { params }: InputOf<typeof claimReportedListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.reported.claim(params.id, { caller, client });
    return this.reported.get(params.id);
  }

  @Handle(decideReportedListing)
  async decide(
    @Input() { params, body }: InputOf<typeof decideReportedListing>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.decisions.decide(params.id, body, { caller, client });
    return this.reported.get(params.id);
  }

  @Handle(askLandlord)
  async ask(
    @Input() { params, body }: InputOf<typeof askLandlord>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.questions.ask(params.id, body.question, { caller, client });
    return this.reported.get(params.id);
  }

  @Handle(undoReportDismissal)
  async undo(
    @Input() { params }: InputOf<typeof undoReportDismissal>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.dismissals.undo(params.id, { caller, client });
    return this.reported.get(params.id);
  }

  @Handle(decideReportAppeal)
  async decideAppeal(
    @Input() { params, body }: InputOf<typeof decideReportAppeal>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ReportedListing> {
    await this.appeals.decide(params.id, body, { caller, client });
    return this.reported.get(params.id);
  }

  @Handle(getOwnReportOutcome)
  ownOutcome(
    @Input() { params }: InputOf<typeof getOwnReportOutcome>,
    @CallerOf() caller: Caller,
  ): Promise<OwnReportOutcomeResponse> {
    return this.#outcome(requireUser(caller), params.id);
  }

  @Handle(appealReportDecision)
  async appeal(
    @Input() { params, body }: InputOf<typeof appealReportDecision>,
    @CallerOf() caller: Caller,
  ): Promise<OwnReportOutcomeResponse> {
    await this.appeals.appeal(requireUser(caller), params.id, body.text);
    return this.#outcome(requireUser(caller), params.id);
  }

  @Handle(respondToReportQuestion)
  async respond(
    @Input() { params, body }: InputOf<typeof respondToReportQuestion>,
    @CallerOf() caller: Caller,
  ): Promise<OwnReportOutcomeResponse> {
    await this.questions.respond(requireUser(caller), params.id, body.text);
    return this.#outcome(requireUser(caller), params.id);
  }

  async #outcome(ownerId: string, listingId: string): Promise<OwnReportOutcomeResponse> {
    const outcome = await this.appeals.outcomeOf(ownerId, listingId);
    const question = await this.questions.latest(ownerId, listingId);
    return { ...(outcome ? { outcome } : {}), ...(question ? { question } : {}) };
  }
}
