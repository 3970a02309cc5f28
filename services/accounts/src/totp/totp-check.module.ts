import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { SecretBox } from './secret-box.ts';
import { TotpCheck } from './totp-check.ts';
import { TotpStore } from './totp-store.ts';

/** Codes of apps, as login asks for them. */
@Module({ imports: [LimitsModule], providers: [SecretBox, TotpStore, TotpCheck], exports: [TotpStore, TotpCheck] })
export class TotpCheckModule {}
