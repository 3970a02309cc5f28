import type { en } from './en.ts';

/** Messages of the site profile, in French. */
export const fr: Record<keyof typeof en, string> = {
  description:
    'Votre site comme le voient les visiteurs : son nom, son logo, ses couleurs, ses liens et qui l’exploite.',
  'group.name': 'Nom et logo',
  logoHint: 'Affichés dans l’en-tête de chaque page. Les parties transparentes d’un logo deviennent blanches.',
  logoNow: 'Le logo',
  noLogo: 'Aucun logo pour l’instant : le site affiche le symbole de sa présentation.',
  logoChoose: 'Choisir un logo',
  logoOther: 'Choisir un autre logo',
  logoRemove: 'Retirer le logo',
  'group.colours': 'Couleurs',
  coloursHint:
    'Les boutons et les liens, sous la forme # et six chiffres ou lettres de a à f, comme #2f3a93. Vide : la couleur d’origine. Une couleur illisible sur les fonds du site est refusée.',
  'group.social': 'Réseaux sociaux',
  socialHint: 'Les liens du pied de page. Chacun commence par https://.',
  'group.company': 'Entreprise',
  companyHint:
    'Paraît au pied de page, dans les conditions d’utilisation ou les courriels, et pour les moteurs de recherche.',
  'group.privacy': 'Confidentialité',
  privacyHint: 'Qui répond aux questions sur les renseignements personnels. La politique de confidentialité le nomme.',
  'siteProfile.siteName': 'Nom du site',
  'siteProfile.logo': 'Logo',
  'siteProfile.brandLight': 'Couleur sur fond clair',
  'siteProfile.brandDark': 'Couleur sur fond sombre',
  'siteProfile.facebook': 'Facebook',
  'siteProfile.instagram': 'Instagram',
  'siteProfile.linkedin': 'LinkedIn',
  'siteProfile.x': 'X',
  'siteProfile.youtube': 'YouTube',
  'siteProfile.tiktok': 'TikTok',
  'siteProfile.mastodon': 'Mastodon',
  'siteProfile.company': 'Dénomination sociale',
  'siteProfile.address': 'Adresse postale',
  'siteProfile.email': 'Courriel',
  'siteProfile.phone': 'Téléphone',
  'siteProfile.law': 'Droit applicable',
  'siteProfile.privacyOfficer': 'Responsable de la protection des renseignements personnels',
  'siteProfile.privacyEmail': 'Courriel de cette personne',
};
