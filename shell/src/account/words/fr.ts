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
  mailChangeTitle: 'Changer le courriel de votre compte', mailChangeText: 'Quelqu’un a demandé de changer le courriel de votre compte. Ce lien a été envoyé à {email}. Dites oui seulement si c’était vous.', mailChangeAct: 'Oui, le changer',
  mailChangeDone: 'Vous avez dit oui', mailChangeDoneWhy: 'Le courriel change dès que les deux adresses, l’ancienne et la nouvelle, ont dit oui.', mailChangeNew: 'Demandez le changement de nouveau dans Mon compte.',
  alertTitle: 'Les nouveaux logements par courriel?', alertText: 'Les nouveaux logements de la recherche « {title} » arriveraient à {email}. Dites oui seulement si vous les avez demandés.', alertAct: 'Oui, m’alerter par courriel',
  alertDone: 'Les nouveaux logements viennent à vous', alertDoneWhy: 'Le premier courriel est en route. Chaque courriel a un lien qui les arrête.', alertNew: 'Rouvrez votre recherche et choisissez « M’alerter par courriel » : un nouveau lien arrive.',
  undoTitle: 'Garder votre compte', undoText: 'Le compte de {email} va être supprimé. Gardez-le, et tout revient.', undoAct: 'Garder mon compte', undoDone: 'Votre compte est revenu', undoDoneWhy: 'Rien n’en a été supprimé. Connectez-vous avec votre mot de passe.', undoNew: 'Si votre compte est déjà supprimé, vous pouvez en créer un nouveau.',
  closedTitle: 'Votre compte est fermé', closedUntil: 'Vous êtes déconnecté. Le {date}, votre compte et ce qui lui appartient seront effacés.', closedWay: 'Si vous changez d’avis avant ce jour, ouvrez le lien du courriel que nous vous avons envoyé : tout revient. Merci d’avoir été ici.',
  nothingYet: 'Rien ne vous est encore ouvert',
  nothingYetWhy: 'Votre compte n’a aucune permission. Demandez-en à la personne qui gère votre site.',
  proveFirst: 'Confirmez d’abord votre adresse courriel', proveFirstWhy: 'Nous avons envoyé un lien à {email}. Il ouvre votre profil, vos demandes et vos alertes. Les logements que vous gardez sont déjà à vous.',
};
