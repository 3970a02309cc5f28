import type { Language } from '@porchlight/contracts';

/** One sentence for people, in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** The sentence in the reader's language. */
export const sayIn = (language: Language, words: Words): string => (language === 'fr-CA' ? words.fr : words.en);

/** The language that an `Accept-Language` asks for first, of those that we speak; English of Canada when it names none. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, at) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=');
      return { tag, rank: Number(quality ?? 1) || 0, at };
    })
    .filter(({ tag, rank }) => rank > 0 && /^(en|fr)(-|$)/.test(tag))
    .sort((a, b) => b.rank - a.rank || a.at - b.at);
  const first = wishes[0]?.tag ?? 'en';
  return first.startsWith('fr') ? 'fr-CA' : first === 'en-us' ? 'en-US' : 'en-CA';
}

/** What the kit itself says; slices bring their own words. */
export const kitWords = {
  unauthenticated: { en: 'Unauthenticated.', fr: 'Unauthenticated.' },
  identityRequired: { en: 'This door is for our own gateway.', fr: 'Cette porte est réservée à notre passerelle.' },
  forbidden: { en: 'Your account may not do this.', fr: 'Votre compte ne permet pas cette action.' },
  notFound: { en: 'We could not find this.', fr: 'Nous n’avons pas trouvé ceci.' },
  refused: { en: 'Please check the fields below.', fr: 'Veuillez vérifier les champs ci-dessous.' },
  unreadable: { en: 'We could not read this request.', fr: 'Nous n’avons pas pu lire cette demande.' },
  tooLarge: { en: 'This is larger than we can take.', fr: 'C’est plus gros que ce que nous pouvons recevoir.' },
  wrongType: { en: 'Send this as JSON.', fr: 'Envoyez ceci en JSON.' },
  exists: { en: 'This exists already.', fr: 'Ceci existe déjà.' },
  changedMeanwhile: {
    en: 'This does not go with what is stored. Load it again and try once more.',
    fr: 'Ceci ne correspond pas à ce qui est enregistré. Rechargez et réessayez.',
  },
  unavailable: {
    en: 'We cannot answer right now. Please try again in a moment.',
    fr: 'Nous ne pouvons pas répondre pour le moment. Réessayez dans un instant.',
  },
} as const satisfies Record<string, Words>;

/** The words of a fault that is ours; the reference finds it in the logs. */
export const brokenWords = (reference: string): Words => ({
  en: `Something broke on our side. If it happens again, tell us this number: ${reference}`,
  fr: `Quelque chose s’est brisé de notre côté. Si cela se répète, donnez-nous ce numéro : ${reference}`,
});
