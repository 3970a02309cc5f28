import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

/** Messages of the redirects. */
export const messages = messageReferences(
  defineMessages({
    en: {
      source:
        'Enter a path such as /old-page: letters without accents, digits, hyphens and slashes, without language, file ending or question mark. Paths of homes, accounts and the consoles can’t redirect.',
      target: 'Enter a path of this site without its language, such as /guides, or a link with https.',
      loop: 'This redirect would lead back to its own address. Choose another target.',
      exists: 'This address redirects already. Edit that redirect instead.',
    },
    fr: {
      source:
        'Entrez un chemin comme /ancienne-page : lettres sans accent, chiffres, traits d’union et barres obliques, sans langue, extension de fichier ni point d’interrogation. Les chemins des logements, des comptes et des consoles ne peuvent pas rediriger.',
      target: 'Entrez un chemin de ce site sans sa langue, comme /guides, ou un lien avec https.',
      loop: 'Cette redirection ramènerait à sa propre adresse. Choisissez une autre cible.',
      exists: 'Cette adresse redirige déjà. Modifiez plutôt cette redirection.',
    },
  }),
);

const named = defineMessages({
  en: { inUse: 'The site has a page at {address}. Redirect an address that has none.' },
  fr: { inUse: 'Le site a une page à l’adresse {address}. Redirigez une adresse qui n’en a pas.' },
});
/** Says that an address cannot redirect, because visitors see something there. */
export const addressInUse = (address: string) => messageReference(named, 'inUse', { address });
