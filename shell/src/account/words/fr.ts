import type { en } from './en.ts';

/** What the shell says about accounts, in French. */
export const fr: Record<keyof typeof en, string> = {
  tabLogin: 'Connexion', tabSignUp: 'Inscription', tabs: 'Connexion ou inscription',
  firstName: 'Prénom', lastName: 'Nom', email: 'Courriel', phone: 'Téléphone', password: 'Mot de passe',
  otp: 'Code', otpWhy: 'Six chiffres, ou un code de secours.', otpTitle: 'Encore une étape', otpText: 'Votre mot de passe est bon. Entrez le code de votre application, ou le plus récent que nous vous avons envoyé par courriel.',
  loginAct: 'Se connecter', loginBusy: 'Connexion …', goOn: 'Continuer', backToLogin: 'Retour à la connexion',
  forgot: 'Mot de passe oublié?', forgotTitle: 'Mot de passe oublié?', forgotText: 'Écrivez le courriel de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe.',
  forgotAct: 'Envoyer le lien', sending: 'Envoi …',
  forgotSent: 'Si un compte existe avec ce courriel, un lien est en route. Il est valable 30 minutes. Regardez aussi dans vos indésirables.',
  signUpTitle: 'Créer un compte', signUpAct: 'Créer le compte', signUpBusy: 'Création du compte …', signUpNote: 'Créer un compte signifie accepter notre', privacy: 'Politique de confidentialité', and: 'et nos', terms: 'Conditions d’utilisation',
  signedUp: 'Votre compte est prêt. Nous vous avons envoyé un courriel : ouvrez son lien pour confirmer votre adresse.', haveAccount: 'J’ai un compte : me connecter',
  linkDead: 'Ce lien ne fonctionne plus', linkDeadWhy: 'Il a déjà servi, il est trop ancien, ou un courriel plus récent l’a remplacé.', linkFailed: 'Nous n’avons pas pu vérifier ce lien', tryAgain: 'Réessayer', loading: 'Chargement ..',
  resetTitle: 'Choisir un nouveau mot de passe', resetText: 'Il faudra vous reconnecter sur vos autres appareils.', resetAct: 'Enregistrer le mot de passe', resetBusy: 'Enregistrement …', resetNew: 'M’envoyer un nouveau lien',
  resetDone: 'Votre mot de passe est enregistré', resetDoneWhy: 'Vous êtes connecté ici. Tous vos autres appareils ont été déconnectés.', toDashboard: 'Vers mon tableau de bord', toHome: 'Vers la page d’accueil',
  verifyTitle: 'Confirmer votre adresse courriel', verifyText: '{email} est-elle votre adresse? Confirmez-la pour utiliser tout votre compte.', verifyAct: 'Confirmer mon adresse', working: 'Un instant …',
  verifyDone: 'Votre adresse est confirmée', verifyDoneWhy: 'Tout votre compte vous est ouvert.', verifyNew: 'Connectez-vous : votre compte vous dira si votre adresse est confirmée.',
  confirmNew: 'Demandez un nouveau courriel là où vous avez demandé celui-ci.', logIn: 'Se connecter',
  myAccount: 'Mon compte', name: 'Nom', roles: 'Rôles', language: 'Langue', changePassword: 'Changer le mot de passe', logout: 'Déconnexion', security: 'Mot de passe et appareils', unverified: 'Votre adresse n’est pas encore confirmée',
  unverifiedWhy: 'Ouvrez le lien du courriel que nous avons envoyé à {email}. D’ici là, vous pouvez chercher et garder des logements.', accountReadOnly: 'La modification de votre nom et de votre courriel ouvrira dans une prochaine version.', backToAccount: 'Retour à Mon compte',
  current: 'Mot de passe actuel', changeText: 'Vos autres appareils sont déconnectés quand vous le changez.', changeAct: 'Changer le mot de passe', changeDone: 'Votre mot de passe est changé. Tous vos autres appareils ont été déconnectés.',
  mailChangeTitle: 'Changer le courriel de votre compte', mailChangeText: 'Quelqu’un a demandé de changer le courriel de votre compte. Ce lien a été envoyé à {email}. Dites oui seulement si c’était vous.', mailChangeAct: 'Oui, le changer',
  mailChangeDone: 'Vous avez dit oui', mailChangeDoneWhy: 'Le courriel change dès que les deux adresses, l’ancienne et la nouvelle, ont dit oui.', mailChangeNew: 'Demandez le changement de nouveau dans Mon compte.',
  sessions: 'Où vous êtes connecté', thisOne: 'Ce navigateur', someBrowser: 'Un autre programme', seen: 'Vu le {date}', end: 'Déconnecter', endOf: 'Déconnecter {name}', everywhere: 'Se déconnecter partout',
};
