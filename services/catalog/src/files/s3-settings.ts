import { InvalidConfigError } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';

/** Bucket of files, and how to reach it. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Undefined: Amazon's of the region. */
  readonly endpoint: string | undefined;
  /** Whether the bucket is part of the path of URLs, not of the host. */
  readonly isPathStyle: boolean;
  /** When checksums of the SDK are sent and validated: many servers other than Amazon's refuse them. */
  readonly checksums: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED';
}

/**
 * Returns the settings of the bucket; undefined without any. Throws `InvalidConfigError` when some of those that belong
 * together are missing.
 */
export function s3Settings(config: CatalogConfig): S3Settings | undefined {
  const { s3Bucket: bucket, s3Region: region, s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  if ([bucket, region, accessKeyId, secretAccessKey, config.s3Endpoint].every((value) => value === undefined))
    return undefined;
  if (!bucket || !region || !accessKeyId || !secretAccessKey)
    throw new InvalidConfigError(
      'Files in S3 need S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all four, or none of the S3 settings to store files in DATA_DIR.',
    );
  const [endpoint, isPathStyle] = [config.s3Endpoint, config.s3PathStyle];
  const checksums = config.s3Checksums === 'required' ? 'WHEN_REQUIRED' : 'WHEN_SUPPORTED';
  return { bucket, region, accessKeyId, secretAccessKey, endpoint, isPathStyle, checksums };
}
