import { defineMessages } from '@porchlight/messages';

/** Messages about the renter and similar homes in mails. */
export const mailMessages = defineMessages({
  en: {
    job_letter: 'job letter',
    admission_letter: 'letter of admission',
    bank_statements: 'bank statements',
    references: 'references',
    guarantor: 'a guarantor',
    monthlyRent: '{rent} a month',
    unconfirmed: 'Address not confirmed: we don’t know yet whether this email address belongs to the sender.',
    abroad: 'They aren’t in the country yet, so the first viewing may be a video call.',
    careful:
      'Be careful: this message contains a link, mentions a way to pay, or only asks you to call. Never send or accept money before you’ve met.',
    unchecked: 'We couldn’t check this message. Don’t send money or documents before you know the person.',
    carefulRenter:
      'Be careful: this message contains a link, mentions a way to pay, or only asks you to call. Never pay before you’ve seen the home and signed a lease.',
    answerMailToRenter: 'Reply here, or answer this email: {name} gets your text without your address or attachments.',
    answerMailToLandlord: 'Answer this email to reply: the landlord gets your text, without attachments.',
    replyToAddress: 'Reply here, or by email to {email}.',
    replyOnSite: 'Reply on the site: this email can’t receive answers.',
    answerMailOnly: 'Answer this email to reply: {name} gets your text without your address or attachments.',
    replyToAddressOnly: 'Reply by email to {email}.',
    landlordReplies: 'The landlord replies from their account: this email can’t receive answers.',
    attachmentsDropped: '(This email had attachments. They aren’t passed on.)',
  },
  fr: {
    job_letter: 'lettre d’emploi',
    admission_letter: 'lettre d’admission',
    bank_statements: 'relevés bancaires',
    references: 'références',
    guarantor: 'un garant',
    monthlyRent: '{rent} par mois',
    unconfirmed:
      'Adresse non confirmée : nous ne savons pas encore si cette adresse courriel est bien celle de l’expéditeur.',
    abroad: 'Cette personne n’est pas encore au pays : la première visite se fera peut-être par appel vidéo.',
    careful:
      'Soyez prudent : ce message contient un lien, parle d’un moyen de paiement ou demande seulement d’appeler. N’envoyez et n’acceptez jamais d’argent avant de vous être rencontrés.',
    unchecked:
      'Nous n’avons pas pu vérifier ce message. N’envoyez ni argent ni documents avant de connaître la personne.',
    carefulRenter:
      'Soyez prudent : ce message contient un lien, parle d’un moyen de paiement ou demande seulement d’appeler. Ne payez jamais avant d’avoir vu le logement et signé un bail.',
    answerMailToRenter:
      'Répondez ici ou à ce courriel : {name} reçoit votre texte, sans votre adresse ni vos pièces jointes.',
    answerMailToLandlord: 'Répondez à ce courriel : le propriétaire reçoit votre texte, sans les pièces jointes.',
    replyToAddress: 'Répondez ici, ou par courriel à {email}.',
    replyOnSite: 'Répondez sur le site : ce courriel ne peut pas recevoir de réponse.',
    answerMailOnly: 'Répondez à ce courriel : {name} reçoit votre texte, sans votre adresse ni vos pièces jointes.',
    replyToAddressOnly: 'Répondez par courriel à {email}.',
    landlordReplies: 'Le propriétaire répond depuis son compte : ce courriel ne peut pas recevoir de réponse.',
    attachmentsDropped: '(Ce courriel avait des pièces jointes. Elles ne sont pas transmises.)',
  },
});
