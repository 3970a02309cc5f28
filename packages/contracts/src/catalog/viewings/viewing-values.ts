/** States of a proposal of viewing times. */
export const viewingStatuses = ['proposed', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type ViewingStatus = (typeof viewingStatuses)[number];

/** Why a viewing was cancelled: by a side, or because the home is off the market. */
export const viewingCancellers = ['landlord', 'renter', 'closing'] as const;

/** Number of times that one proposal offers. */
export const maxViewingTimes = 3;
/** Number of proposals in one inquiry. */
export const maxViewings = 10;
/** Length of a viewing, in minutes. */
export const viewingMinutes = { min: 15, default: 30, max: 120 } as const;
/** Limit of what a landlord adds to a proposal and a renter to a refusal, in characters. */
export const maxViewingNoteLength = 500;
/** Earliest and latest time that can be proposed, counted from now. */
export const viewingLead = { hours: 1, days: 60 } as const;
/** Time within which a proposal is answered; it ends earlier when its last time passes. */
export const viewingAnswerHours = 72;
