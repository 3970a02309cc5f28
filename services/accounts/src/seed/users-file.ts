import type { Language, RoleName } from '@porchlight/contracts';
import type { companyKinds } from '../users/company.entity.ts';

export interface SeededCompany {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof companyKinds)[number];
  readonly verifiedLevel: number;
  readonly languages: readonly string[];
  readonly city: string | null;
}
export interface SeededUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly roles: readonly RoleName[];
  readonly companyId: string | null;
  readonly language: Language;
}
/** Content of `seed/people.json.gz`. */
export interface UsersFile {
  readonly companies: readonly SeededCompany[];
  readonly people: readonly SeededUser[];
}
