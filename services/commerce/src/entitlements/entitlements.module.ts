import { Module } from '@nestjs/common';
import { CopiesWatch } from './copies-watch.ts';

/** Entitlements of listings, of which catalog holds copies. */
@Module({ providers: [CopiesWatch] })
export class EntitlementsModule {}
