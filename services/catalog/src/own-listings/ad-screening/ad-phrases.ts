/** Ground of discrimination that a phrase in an ad excludes renters on. */
export type Ground = 'family' | 'income' | 'assistance' | 'origin' | 'sex';

// Where "only" and its like make a preference of a group.
const only = String.raw`(?:only|preferred|seulement|uniquement|de préférence)`;
const groups =
  'christians?|muslims?|jew(?:s|ish)?|hindus?|sikhs?|catholics?|whites?|blacks?|asians?|indians?|chinese|filipinos?|canadians?|americans?|chrétiens?|musulmans?|juifs?|blancs?|noirs?|asiatiques?|canadiens?|américains?|québécois';
const people = '(?: (?:tenants?|renters?|people|persons?|famil(?:y|ies)|couples?|locataires?|personnes?|familles?))?';

/**
 * Phrases that exclude renters unlawfully in the provinces and states of the market, by ground. Accents and case are
 * those of the text. Source: guidance of the Ontario Human Rights Commission on rental ads, US Fair Housing Act.
 */
export const adPhrases: Readonly<Record<Ground, readonly string[]>> = {
  family: [
    String.raw`no (?:children|child|kids|babies|famil(?:y|ies))`,
    String.raw`adults? only`,
    String.raw`adult (?:building|community)`,
    String.raw`child[- ]free`,
    String.raw`singles? only`,
    String.raw`(?:pas d[’']|sans |aucun )(?:enfants?|bébés?)`,
    String.raw`adultes? (?:seulement|uniquement)`,
  ],
  income: [
    String.raw`(?:working|employed) (?:people|persons?|professionals?|individuals?|couples?) only`,
    String.raw`professionals? only`,
    String.raw`must (?:be employed|have a job|provide proof of employment)`,
    String.raw`(?:travailleurs|professionnels) (?:seulement|uniquement)`,
    String.raw`preuve d[’']emploi (?:exigée|obligatoire|requise)`,
  ],
  assistance: [
    String.raw`no (?:welfare|odsp|ow|aish|social assistance|section 8|vouchers?)`,
    String.raw`(?:pas d[’']|sans )aide sociale`,
    String.raw`(?:pas de|sans) (?:bs|bien-être social)`,
  ],
  origin: [
    String.raw`no (?:immigrants?|refugees?|foreigners?|newcomers?|international students?)`,
    String.raw`(?:pas d[’']|aucun )(?:immigrants?|immigrés?|réfugiés?|étrangers?)`,
    String.raw`(?:pas de|sans) nouveaux arrivants`,
    `(?:${groups})${people} ${only}`,
  ],
  sex: [String.raw`(?:females?|males?|women|men|ladies|girls|guys|femmes?|hommes?|filles?|garçons?) ${only}`],
};
