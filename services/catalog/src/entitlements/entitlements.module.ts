import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { EntitlementCopiesController } from './entitlement-copies.controller.ts';
import { EntitlementConsumer } from './entitlement-consumer.ts';

/** Projection of the entitlements of commerce. */
@Module({
  imports: [LocationsModule, SearchDocumentModule],
  controllers: [EntitlementCopiesController],
  providers: [EntitlementConsumer],
})
export class EntitlementsModule {}
