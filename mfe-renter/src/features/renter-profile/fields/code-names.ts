import type { Language } from '@porchlight/contracts';
import type { Choice } from '@porchlight/ui';

const splitCodes = (text: string): readonly string[] => text.split(' ');
/** Inhabited countries and territories of ISO 3166-1 (alpha-2 codes). */
export const countryCodes = splitCodes(
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
    'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
    'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR ' +
    'TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW',
);
/** Living languages of ISO 639-1 (two-letter codes). */
export const languageCodes = splitCodes(
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi hr ht hu hy ia id ig ii ik is it iu ja jv ka kg ki kj kk kl ' +
    'km kn ko kr ks ku kv kw ky lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti ' +
    'tk tl tn to tr ts tt tw ty ug uk ur uz ve vi wa wo xh yi yo za zh zu',
);

/**
 * Returns codes with localized names, sorted in the given language. Codes without a name in the browser are omitted.
 */
export function codeChoices(
  codes: readonly string[],
  type: 'region' | 'language',
  language: Language,
): readonly Choice[] {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const named = codes.flatMap((value) => {
    const label = names.of(value);
    return label ? [{ value, label: label.charAt(0).toLocaleUpperCase(language) + label.slice(1) }] : [];
  });
  return named.sort((a, b) => a.label.localeCompare(b.label, language));
}
