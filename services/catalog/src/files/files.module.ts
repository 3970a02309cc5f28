import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Log } from '@porchlight/service-kit';
import { CatalogConfig } from '../config.ts';
import { FolderFiles } from './folder-files.ts';
import { s3Settings } from './s3-settings.ts';
import { StoreIdentity } from './store-identity.ts';
import { StoredFiles } from './stored-files.ts';

// The SDK is loaded by those who need it only: it takes time to start and memory.
async function openStore(config: CatalogConfig, log: Log): Promise<StoredFiles> {
  const settings = s3Settings(config);
  if (!settings) return new FolderFiles(config.dataDir && join(config.dataDir, 'assets'));
  const { S3Files } = await import('./s3-files.ts');
  return new S3Files(settings, log);
}

/** The store of uploaded files: a bucket where one is configured, else a folder. */
@Module({
  providers: [{ provide: StoredFiles, useFactory: openStore, inject: [CatalogConfig, Log] }, StoreIdentity],
  exports: [StoredFiles],
})
export class FilesModule {}
