import type { Fault } from '../kernel/problem.ts';
import type { Language } from '../kernel/vocabularies.ts';

type Words = Readonly<Record<string, (first: string, second: string) => string>>;

const english: Words = {
  unknown: () => 'This field is not known here.',
  isDefined: () => 'Fill in this field.',
  isNotEmpty: () => 'Fill in this field.',
  isString: () => 'Write this as text.',
  isInt: () => 'Use a whole number.',
  isNumber: () => 'Use a number.',
  isBoolean: () => 'Use true or false.',
  isEmail: () => 'Enter an email address like name@example.com.',
  isUuid: () => 'This id is not valid.',
  matches: () => 'This is not written the way we expect.',
  isIn: () => 'Choose one of the values offered.',
  isArray: () => 'Use a list.',
  isObject: () => 'Use an object.',
  isIso8601: () => 'Write a date like 2026-11-21.',
  min: (least) => `Use ${least} or more.`,
  max: (most) => `Use ${most} or less.`,
  minLength: (least) => `Use at least ${least} characters.`,
  maxLength: (most) => `Use ${most} characters at most.`,
  isLength: (least, most) => `Use ${least} to ${most} characters.`,
  arrayMinSize: (least) => `Use at least ${least} entries.`,
  arrayMaxSize: (most) => `Use ${most} entries at most.`,
  arrayUnique: () => 'Name each only once.',
  nestedValidation: () => 'This part is not complete.',
  personName: () => 'Use letters, spaces, hyphens and apostrophes.',
  phone: () => 'Enter a phone number like 416 555 0123, or +33 1 42 68 53 00.',
  sameAs: () => 'The two are not the same.',
  equals: () => 'Please agree to go on.',
};
const french: Words = {
  unknown: () => 'Ce champ n’est pas connu ici.',
  isDefined: () => 'Remplissez ce champ.',
  isNotEmpty: () => 'Remplissez ce champ.',
  isString: () => 'Écrivez du texte ici.',
  isInt: () => 'Entrez un nombre entier.',
  isNumber: () => 'Entrez un nombre.',
  isBoolean: () => 'Utilisez true ou false.',
  isEmail: () => 'Entrez une adresse courriel comme nom@example.com.',
  isUuid: () => 'Cet identifiant n’est pas valide.',
  matches: () => 'Ce n’est pas écrit comme prévu.',
  isIn: () => 'Choisissez une des valeurs offertes.',
  isArray: () => 'Utilisez une liste.',
  isObject: () => 'Utilisez un objet.',
  isIso8601: () => 'Écrivez une date comme 2026-11-21.',
  min: (least) => `Entrez ${least} ou plus.`,
  max: (most) => `Entrez ${most} ou moins.`,
  minLength: (least) => `Utilisez au moins ${least} caractères.`,
  maxLength: (most) => `Utilisez au plus ${most} caractères.`,
  isLength: (least, most) => `Utilisez de ${least} à ${most} caractères.`,
  arrayMinSize: (least) => `Utilisez au moins ${least} entrées.`,
  arrayMaxSize: (most) => `Utilisez au plus ${most} entrées.`,
  arrayUnique: () => 'Nommez chacun une seule fois.',
  nestedValidation: () => 'Cette partie n’est pas complète.',
  personName: () => 'Utilisez des lettres, des espaces, des traits d’union et des apostrophes.',
  phone: () => 'Entrez un numéro comme 514 555 0123, ou +33 1 42 68 53 00.',
  sameAs: () => 'Les deux ne sont pas identiques.',
  equals: () => 'Donnez votre accord pour continuer.',
};

/** The sentence for a fault, in the language of the address; a rule without words of its own says that the value does not fit. */
export function faultMessage({ rule, values }: Fault, language: Language): string {
  const words = language === 'fr-CA' ? french : english;
  const say = words[rule];
  return say
    ? say(String(values[0] ?? ''), String(values[1] ?? ''))
    : language === 'fr-CA'
      ? 'Cette valeur ne convient pas.'
      : 'This value does not fit.';
}

/** Faults as the `errors` of a problem: field → its sentences, each once. */
export function faultMessages(faults: readonly Fault[], language: Language): Record<string, string[]> {
  // Not on an object: a field may be called `constructor`.
  const errors = new Map<string, Set<string>>();
  for (const fault of faults)
    errors.set(fault.field, (errors.get(fault.field) ?? new Set()).add(faultMessage(fault, language)));
  return Object.fromEntries([...errors].map(([field, said]) => [field, [...said]]));
}
