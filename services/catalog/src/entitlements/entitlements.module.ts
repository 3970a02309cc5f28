import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { EntitlementConsumer } from './entitlement-consumer.ts';

/** Catalog's projection of commerce's entitlements. */
@Module({ imports: [PlacesModule, SearchDocumentModule], providers: [EntitlementConsumer] })
export class EntitlementsModule {}
