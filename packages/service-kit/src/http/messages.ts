import type { Language } from '@porchlight/contracts';
import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';

/**
 * Returns the supported language with the highest quality in an `Accept-Language` header; `en-CA` when none matches.
 */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, at) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=');
      return { tag, rank: Number(quality ?? 1) || 0, at };
    })
    .filter(({ tag, rank }) => rank > 0 && /^(en|fr)(-|$)/.test(tag))
    .sort((a, b) => b.rank - a.rank || a.at - b.at);
  const first = accepted[0]?.tag ?? 'en';
  return first.startsWith('fr') ? 'fr-CA' : first === 'en-us' ? 'en-US' : 'en-CA';
}

const catalog = defineMessages({
  en: {
    unauthenticated: 'Unauthenticated.',
    identityRequired: 'Only the gateway can make this request.',
    forbidden: 'Your account can’t do this.',
    reauthenticationRequired: 'Please confirm your password to do this.',
    refusedToViewAs: 'You’re viewing this account as support: you can look, but you can’t do this.',
    notFound: 'We couldn’t find this.',
    refused: 'Please check the fields below.',
    unreadable: 'We couldn’t read this request.',
    tooLarge: 'This is too large.',
    wrongType: 'Send this as JSON.',
    exists: 'This already exists.',
    changedMeanwhile: 'This doesn’t match what’s saved. Reload and try again.',
    versionConflict: 'Someone else changed this since you opened it. Reload it, or save your version over theirs.',
    changedSinceSelected: 'It was changed after you selected it.',
    goneSinceSelected: 'It is no longer in this list.',
    alreadyPublished: 'It is already published.',
    alreadyDraft: 'It is already a draft.',
    versionNotFound: 'This version is no longer available.',
    tooManyRows: 'This list has more than 5,000 records. Narrow it down by search or filters, then export it again.',
    tooManyRowsAtAll:
      'This list has more than 200,000 records. Narrow it down by search or filters, then export it again.',
    exportRunning: 'A file of this list is already being written. Stop it to start another one.',
    unavailable: 'We can’t respond right now. Please try again in a moment.',
    broken: 'Something went wrong on our side. If it happens again, tell us this number: {reference}',
  },
  fr: {
    unauthenticated: 'Unauthenticated.',
    identityRequired: 'Seule la passerelle peut faire cette requête.',
    forbidden: 'Votre compte ne permet pas cette action.',
    reauthenticationRequired: 'Confirmez votre mot de passe pour faire ceci.',
    refusedToViewAs: 'Vous consultez ce compte en tant que soutien : vous pouvez regarder, mais pas faire ceci.',
    notFound: 'Nous n’avons pas trouvé ceci.',
    refused: 'Veuillez vérifier les champs ci-dessous.',
    unreadable: 'Nous n’avons pas pu lire cette demande.',
    tooLarge: 'C’est trop volumineux.',
    wrongType: 'Envoyez ceci en JSON.',
    exists: 'Ceci existe déjà.',
    changedMeanwhile: 'Ceci ne correspond pas à ce qui est enregistré. Rechargez et réessayez.',
    versionConflict: 'Une autre personne a modifié ceci depuis. Rechargez, ou enregistrez votre version par-dessus.',
    changedSinceSelected: 'Cet élément a été modifié après votre sélection.',
    goneSinceSelected: 'Cet élément n’est plus dans cette liste.',
    alreadyPublished: 'Cet élément est déjà publié.',
    alreadyDraft: 'Cet élément est déjà un brouillon.',
    versionNotFound: 'Cette version n’est plus disponible.',
    tooManyRows:
      'Cette liste compte plus de 5 000 éléments. Réduisez-la par une recherche ou des filtres, puis exportez-la de nouveau.',
    tooManyRowsAtAll:
      'Cette liste compte plus de 200 000 éléments. Réduisez-la par une recherche ou des filtres, puis exportez-la de nouveau.',
    exportRunning: 'Un fichier de cette liste est déjà en cours d’écriture. Arrêtez-le pour en lancer un autre.',
    unavailable: 'Nous ne pouvons pas répondre pour le moment. Réessayez dans un instant.',
    broken: 'Un problème est survenu de notre côté. Si cela se répète, donnez-nous ce numéro : {reference}',
  },
});

/** Messages of the kit itself; each feature folder of a service has its own `messages`. */
export const kitMessages = messageReferences(catalog);

/** Returns the message of an unexpected error; the reference is the request id, which is also in the logs. */
export const internalErrorMessage = (reference: string): MessageReference =>
  messageReference(catalog, 'broken', { reference });
