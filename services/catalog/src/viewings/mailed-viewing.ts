import type { Language } from '@porchlight/contracts';

/** A viewing with what its mails say. */
export interface MailedViewing {
  readonly id: string;
  readonly inquiryId: string;
  readonly times: readonly Date[];
  readonly timeZone: string;
  readonly note: string | null;
  readonly acceptedTime: Date | null;
  readonly answerNote: string | null;
  readonly expiresAt: Date;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly userId: string | null;
  /** The renter can log in: an account that no one claimed has no password. */
  readonly canLogIn: boolean;
  readonly language: Language;
  readonly isConfirmed: boolean;
  readonly title: string;
  /** Language of the title. */
  readonly lang: 'en' | 'fr';
  readonly city: string;
  readonly landlordName: string;
  readonly ownerUserId: string;
  readonly publicId: string;
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
}

/** Returns the query of the viewings with a condition, whose renters were not erased. */
export const mailedViewingsSql = (condition: string): string => `
  select v.id, i.id as "inquiryId", v.times, v.time_zone as "timeZone", v.note, v.accepted_time as "acceptedTime",
    v.answer_note as "answerNote", v.expires_at as "expiresAt", i.email, i.first_name as "firstName",
    i.last_name as "lastName", i.user_id as "userId", i.language, exists (
      select 1 from known_address k where k.person_id = i.user_id and k.is_proved) as "canLogIn",
    i.is_address_confirmed as "isConfirmed", l.title, l.lang, c.name as city, co.name as "landlordName",
    l.owner_user_id as "ownerUserId", l.public_id as "publicId", l.slug, c.slug as "citySlug",
    p.slug as "provinceSlug"
  from viewing v join inquiry i on i.id = v.inquiry_id join listing l on l.id = i.listing_id
  join city c on c.id = l.city_id join province p on p.id = c.province_id join company co on co.id = l.company_id
  where i.email is not null and ${condition} order by v.proposed_at`;
