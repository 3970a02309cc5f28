import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import {
  claimAccount,
  getClaim,
  rejectClaim,
  renewClaim,
  type ClaimState,
  type LoginResponse,
} from '@porchlight/contracts/accounts';
import { ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ClaimRejections } from './claim-rejections.ts';
import { ClaimService } from './claim.service.ts';

@Controller()
export class ClaimController {
  constructor(
    private readonly claims: ClaimService,
    private readonly rejections: ClaimRejections,
  ) {}

  @Handle(getClaim)
  inspect(@Input() { params }: InputOf<typeof getClaim>): Promise<ClaimState> {
    return this.claims.inspect(params.userHash);
  }

  @Handle(claimAccount)
  claim(@Input() { params, body }: InputOf<typeof claimAccount>, @ClientOf() client: Client): Promise<LoginResponse> {
    return this.claims.claim(params.userHash, body, client);
  }

  @Handle(renewClaim)
  async renew(@Input() { params }: InputOf<typeof renewClaim>): Promise<Done> {
    await this.claims.renew(params.userHash);
    return {};
  }

  @Handle(rejectClaim)
  async reject(@Input() { params }: InputOf<typeof rejectClaim>, @ClientOf() client: Client): Promise<Done> {
    await this.rejections.reject(params.userHash, client);
    return {};
  }
}
