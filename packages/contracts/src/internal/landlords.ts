import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { languages, type Language } from '../kernel/vocabularies.ts';

/** Name of a company. A higher version wins. */
export class LandlordCompanyName {
  @IsString() @MaxLength(120) name!: string;
  @IsInt() @Min(0) version!: number;
}
/** A landlord and the company whose credits pay for its listings. */
export class Landlord {
  @IsUUID() personId!: string;
  @IsUUID() companyId!: string;
  @IsOptional() @Nested(() => LandlordCompanyName) company?: LandlordCompanyName;
  /** The email address is verified: what an unverified landlord may not do yet costs credits. */
  @IsBoolean() isVerified!: boolean;
  /** Language of mails; it also decides the currency of the company. */
  @IsIn(languages) language!: Language;
}
/** Landlords that registered or whose facts changed. Events of one landlord arrive in order. */
export class LandlordsChanged {
  @ListOf(() => Landlord, 500) landlords!: Landlord[];
}
