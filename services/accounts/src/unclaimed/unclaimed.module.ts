import { Module } from '@nestjs/common';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { UnclaimedRenters } from './unclaimed-renters.ts';

/** People who have no account yet. */
@Module({ imports: [ClaimMailsModule], providers: [UnclaimedRenters] })
export class UnclaimedModule {}
