import { Injectable } from '@nestjs/common';
import { SiteProfilesService } from '../site-profile/site-profiles.service.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reads the operator's details for texts that must name them. */
@Injectable()
export class SiteFactsService {
  constructor(private readonly profiles: SiteProfilesService) {}

  all(): Promise<SiteFacts> {
    return this.profiles.current();
  }
}
