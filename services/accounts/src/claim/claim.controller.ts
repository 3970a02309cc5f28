import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import { claimAccount, getClaim, renewClaim, type ClaimState, type LoginAnswer } from '@porchlight/contracts/accounts';
import { ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ClaimService } from './claim.service.ts';

@Controller()
export class ClaimController {
  constructor(private readonly claims: ClaimService) {}

  @Handle(getClaim)
  look(@Input() { params }: InputOf<typeof getClaim>): Promise<ClaimState> {
    return this.claims.look(params.userHash);
  }

  @Handle(claimAccount)
  claim(@Input() { params, body }: InputOf<typeof claimAccount>, @ClientOf() client: Client): Promise<LoginAnswer> {
    return this.claims.claim(params.userHash, body, client);
  }

  @Handle(renewClaim)
  async renew(@Input() { params }: InputOf<typeof renewClaim>): Promise<Done> {
    await this.claims.renew(params.userHash);
    return {};
  }
}
