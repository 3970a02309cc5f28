import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** What other services store of a company. */
export interface ReportedCompany {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly verifiedLevel: number;
  readonly languages: string[];
  readonly logoId: string | null;
}

/** Reports to catalog and commerce what listings and orders show of a company, in the transaction that changes it. */
export function reportCompany(
  { manager, outbox }: { readonly manager: EntityManager; readonly outbox: Outbox },
  { id, version, name, verifiedLevel, languages, logoId }: ReportedCompany,
): Promise<void> {
  return outbox.emit(manager, 'company.changed', {
    companyId: id,
    version,
    name,
    verifiedLevel,
    languages,
    ...(logoId ? { logoId } : {}),
  });
}
