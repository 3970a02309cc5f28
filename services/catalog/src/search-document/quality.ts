/** Facts that determine the quality of an ad (docs/rules/search.md). */
export interface QualityFacts {
  readonly photos: number;
  readonly descriptionLength: number;
  readonly sqft: number | null;
  readonly yearBuilt: number | null;
  readonly amenities: number;
  readonly deposit: number | null;
  readonly hasAnsweredPets: boolean;
  readonly hasAnsweredFees: boolean;
  readonly isVerified: boolean;
}

/**
 * Returns the quality of an ad: photos 30, description 20, facts 25, fees 10, verified 5. The 10 points of a floor plan
 * or tour are never awarded, so the maximum is 90.
 */
export function qualityOf(facts: QualityFacts): number {
  const known = [
    facts.sqft !== null,
    facts.yearBuilt !== null,
    facts.amenities >= 3,
    facts.deposit !== null,
    facts.hasAnsweredPets,
  ];
  return Math.round(
    30 * Math.min(1, facts.photos / 8) +
      20 * Math.min(1, facts.descriptionLength / 600) +
      25 * (known.filter(Boolean).length / known.length) +
      (facts.hasAnsweredFees ? 10 : 0) +
      (facts.isVerified ? 5 : 0),
  );
}
